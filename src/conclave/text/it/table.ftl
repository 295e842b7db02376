table-chose = { $player } aveva una sola scelta possibile: l’ha fatta il tavolo.
