"""A small guided denoiser (edge-avoiding a-trous wavelet) for builds of Blender without one.

The lighting is divided by the surface colour, smoothed where colour, direction and brightness of
neighbours agree, and multiplied back: few samples suffice and edges stay sharp.
"""
import numpy as np


def _shift(a, dy, dx):
    h, w = a.shape[:2]
    ys = np.clip(np.arange(h) + dy, 0, h - 1)
    xs = np.clip(np.arange(w) + dx, 0, w - 1)
    return a[ys][:, xs]


def denoise(color, albedo, normal, mist, levels=4, strength=1.0):
    """Linear float32 arrays (h, w, 3); mist (h, w). Returns the smoothed colour."""
    base = np.maximum(albedo, 0.02)
    light = np.log1p(np.maximum(color, 0) / base * 4)
    guide = np.concatenate([albedo * 6.0, normal * 3.2, mist[..., None] * 30.0], axis=2)
    guide = guide.astype(np.float32)
    # First tame single bright pixels: clip each to the range of its neighbours.
    ring = [_shift(light, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]
    hi = np.partition(np.stack(ring), 6, axis=0)[6]
    lo = np.partition(np.stack(ring), 1, axis=0)[1]
    light = np.clip(light, lo, hi)
    taps = [(-1, -1, .0625), (-1, 0, .125), (-1, 1, .0625), (0, -1, .125),
            (0, 1, .125), (1, -1, .0625), (1, 0, .125), (1, 1, .0625)]
    for level in range(levels):
        step = 1 << level
        sigma = 0.42 * strength * (0.62 ** level)
        acc = light * 0.25
        total = np.full(light.shape[:2], 0.25, np.float32)
        lum = light.mean(axis=2)
        for dy, dx, k in taps:
            other = _shift(light, dy * step, dx * step)
            dg = np.square(guide - _shift(guide, dy * step, dx * step)).sum(axis=2)
            dl = (lum - other.mean(axis=2)) / sigma
            wgt = (k * np.exp(-dg * 0.5 - dl * dl)).astype(np.float32)
            acc += other * wgt[..., None]
            total += wgt
        light = acc / total[..., None]
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
