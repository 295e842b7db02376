# Why something is refused or wrong, one sentence each.

archimage-reason-must-break = You can break a seal, so you must: you cannot give up your dice.
