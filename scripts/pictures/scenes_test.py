from studio import scene, light, camera, ground
from parts.basics import *

@scene('test-1')
def _():
    light('morning', azimuth=-40, elevation=32)
    ground('grass')
    sheet(-60, 60, -4, 4, .02, 'asphalt')
    box((6, 2.4, 2.6), (0, 0, 1), 'blue', .3)
    box((2, 2.4, 2.6), (5, 0, 1), 'white_gloss', .25)
    cyl(.6, .4, (2, -1.2, .6), 'tyre', 'y')
    torus(1, .3, (-6, -2, .3), 'red')
    for x, y, a, s in scatter(20, -20, 20, 6, 30, 1, 3):
        cyl(.25, 2, (x, y, 0), 'trunk')
        blob(1.5, (x, y, 3), 'leaf', int(a) % 3, scale=s)
    box((2, 2, 2), (-4, 6, 0), 'clear')
    prism([(-4, 0), (4, 0), (0, 3)], 5, (10, 10, 0), 'terracotta')
    tube([(0, -6, 0), (1, -6, 2), (3, -6, 2)], .1, 'yellow', True)
    terrain(lambda x, y: 20 * max(0, math.sin(x / 30)) * math.sin((y - 150) / 60), -150, 150, 150, 300, 'mountain')
    camera((-8, -22, 7), (1, 0, 2), 40, 2)
