"""A small guided denoiser (edge-avoiding a-trous wavelet) for builds of Blender without one.

The lighting is divided by the surface colour, smoothed where colour, direction and brightness of
neighbours agree, and multiplied back: few samples suffice and edges stay sharp.
"""
import numpy as np


def _pair(dy, dx, h, w):
    """Slices of the two overlapping windows that lie (dy, dx) apart."""
    def cut(d, n):
        return (slice(max(d, 0), n + min(d, 0)), slice(max(-d, 0), n + min(-d, 0)))
    (ya, yb), (xa, xb) = cut(dy, h), cut(dx, w)
    return (ya, xa), (yb, xb)


def tame(light):
    """Clip lone bright or dark pixels to the second extreme of their eight neighbours."""
    lum = light.mean(axis=2)
    pad = np.pad(lum, 1, mode='edge')
    h, w = lum.shape
    ring = np.stack([pad[1 + dy:1 + dy + h, 1 + dx:1 + dx + w]
                     for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    ring.partition((1, 6), axis=0)
    fit = np.clip(lum, ring[1], ring[6])
    light *= ((fit + 1e-4) / (lum + 1e-4))[..., None]


def _spread(light, guide, step, sigma=None):
    """One smoothing pass over neighbours `step` apart; without sigma, brightness does not count."""
    h, w = light.shape[:2]
    acc = light * np.float32(0.25)
    total = np.full((h, w), 0.25, np.float32)
    lum = light.mean(axis=2)
    # Each pair of neighbours shares one weight: four directions serve all eight.
    for dy, dx, k in ((0, 1, .125), (1, 0, .125), (1, 1, .0625), (1, -1, .0625)):
        a, b = _pair(dy * step, dx * step, h, w)
        diff = guide[a] - guide[b]
        far = 0.5 * np.einsum('ijk,ijk->ij', diff, diff)
        if sigma:
            far += ((lum[a] - lum[b]) / sigma) ** 2
        wgt = np.float32(k) * np.exp(-far)
        acc[a] += light[b] * wgt[..., None]
        acc[b] += light[a] * wgt[..., None]
        total[a] += wgt
        total[b] += wgt
    return acc / total[..., None]


def denoise(color, albedo, normal, mist, levels=4, strength=1.0, rough=0):
    """Linear float32 arrays (h, w, 3); mist (h, w). Returns the smoothed colour.

    rough: passes that heed surfaces only, for so few samples that some pixels saw no lamp at all.
    """
    base = np.maximum(albedo, 0.02)
    light = np.maximum(color, 0) / base
    guide = np.concatenate([albedo * 6.0, normal * 3.2, mist[..., None] * 30.0], axis=2)
    guide = guide.astype(np.float32)
    for level in range(rough):
        light = _spread(light, guide, 1 << level)
    light = np.log1p(light * 4)
    tame(light)
    for level in range(levels):
        light = _spread(light, guide, 1 << level, 0.42 * strength * (0.62 ** level))
    return np.expm1(light) / 4 * base


def box_blur(a, r):
    """Box blur along both axes by running sums (r in pixels)."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        c = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis, dtype=np.float64)
        n = a.shape[axis]
        hi = np.take(c, np.arange(2 * r + 1, 2 * r + 1 + n), axis=axis)
        lo = np.take(c, np.arange(0, n), axis=axis)
        a = ((hi - lo) / (2 * r + 1)).astype(np.float32)
    return a
