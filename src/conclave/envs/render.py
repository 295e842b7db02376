"""The table as a picture: what a seat may know."""

import numpy as np
from numpy.typing import NDArray

from conclave.games.archimage.env import picture as picture_archimage
from conclave.games.seasons.env import picture as picture_seasons
from conclave.table import View

DRAWERS = {"seasons": picture_seasons.draw, "archimage": picture_archimage.draw}


def picture(view: View) -> NDArray[np.uint8]:
    """What a view shows, as rows of pixels in red, green and blue."""
    return DRAWERS[view.game](view).array()
