"""The studio: empty stage, light, sky, camera, render, finish (denoise, haze, glow)."""
import fcntl
import math
import os
import time

import bpy
import numpy as np
from mathutils import Vector

import denoise
import output
from materials import m, rgb
from parts import basics
from press import PRESS

WORK = os.environ.get('PICTURES_TMP', '/tmp/pictures')
LOCK = os.environ.get('PICTURES_LOCK', os.path.join(WORK, 'render.lock'))

# class: final size, samples per pixel, largest WebP in kB (0: JPEG for the press only)
SIZES = {
    'W': ((2000, 1125), 12, 350),
    'B': ((2000, 1250), 8, 350),
    'M': ((1200, 750), 9, 150),
    'S': ((640, 640), 24, 60),
    'P': ((640, 640), 28, 60),
    'J': ((3000, 1875), 3, 0),
}
PRESS_WIDTH, PRESS_SAMPLES = 3000, 3
SCENES = {}

# mood: sun colour, sun power, sky horizon, sky zenith, sky power, haze colour
MOODS = {
    'dawn': ('#FFC79A', 4.4, '#FFCBA6', '#7FAAE6', 0.95, '#DCDDF2'),
    'morning': ('#FFE6C4', 4.6, '#D3E6F9', '#6AA6EC', 1.0, '#D3E4F6'),
    'noon': ('#FFF6E6', 4.8, '#CDE4FA', '#4F94E6', 1.0, '#CFE2F6'),
    'late': ('#FFC98A', 4.6, '#FBDDB4', '#86B4EA', 0.85, '#EBE4E4'),
    'overcast': ('#F4F7FF', 2.4, '#E9EEF4', '#C6D3E2', 1.25, '#E2E8F0'),
    'dusk': ('#FF9E6A', 2.4, '#F4B49A', '#4D6FB5', 0.7, '#D9AFA8'),
    'night': ('#8FB0FF', 0.55, '#2B4479', '#101C42', 0.55, '#22386B'),
    'studio': ('#FFF0DC', 3.6, '#FFFFFF', '#DDE9FA', 1.0, '#FFFFFF'),
}


def scene(name, size='M'):
    """Register a scene function under its picture name and size class."""
    def keep(fn):
        SCENES[name] = (fn, size)
        return fn
    return keep


def reset():
    """Empty stage with the render settings shared by all pictures."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    basics.forget()
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    cy = sc.cycles
    cy.device = 'CPU'
    cy.use_adaptive_sampling = cy.use_denoising = False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces = 5, 2, 1
    cy.transmission_bounces, cy.transparent_max_bounces = 2, 6
    cy.sample_clamp_indirect, cy.sample_clamp_direct = 2.5, 12
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.blur_glossy = 1.0
    cy.light_sampling_threshold = 0.05
    cy.use_fast_gi, cy.ao_bounces_render = True, 1  # cheap second bounce
    sc.render.threads_mode, sc.render.threads = 'FIXED', 2
    sc.render.film_transparent = False
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = 'Medium High Contrast'
    vl = bpy.context.view_layer
    vl.use_pass_mist = True
    vl.cycles.denoising_store_passes = True
    sc['finish'] = {'haze': 0.0, 'glow': 0.10, 'vignette': 0.10}


def light(mood='morning', azimuth=-50, elevation=34, sun=1.0, sky=1.0, rim=0.6, haze=0.35,
          haze_from=30, haze_to=400, exposure=0.0, glow=0.10, vignette=0.10, soft=3.0):
    """Sun from a compass azimuth (degrees, 0 = +x, 90 = +y; where the light COMES from), sky fill,
    cool rim light from the opposite side, depth haze between haze_from and haze_to metres."""
    sun_c, sun_p, hor, zen, sky_p, haze_c = MOODS[mood]
    sc = bpy.context.scene

    def lamp(az, el, color, power, angle):
        data = bpy.data.lights.new('sun', 'SUN')
        data.energy, data.color, data.angle = power, rgb(color)[:3], math.radians(angle)
        ob = bpy.data.objects.new('sun', data)
        a, e = math.radians(az), math.radians(el)
        d = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
        ob.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
        sc.collection.objects.link(ob)

    lamp(azimuth, elevation, sun_c, sun_p * sun, soft)
    if rim:
        lamp(azimuth + 165, 24, '#BFD8FF', rim * (0.4 if mood == 'night' else 1), 8)
    world = bpy.data.worlds.new('sky')
    sc.world = world
    world.use_nodes = True
    nt = world.node_tree
    bg = nt.nodes['Background']
    bg.inputs[1].default_value = sky_p * sky
    co = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    nt.links.new(co.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs['Z'], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], bg.inputs[0])
    # The visible sky is brighter than the light it gives, or Filmic would show it grey.
    path = nt.nodes.new('ShaderNodeLightPath')
    boost = nt.nodes.new('ShaderNodeMapRange')
    boost.inputs[3].default_value = sky_p * sky
    boost.inputs[4].default_value = sky_p * sky * (1.15 if mood in ('night', 'dusk') else 2.1)
    nt.links.new(path.outputs['Is Camera Ray'], boost.inputs[0])
    nt.links.new(boost.outputs[0], bg.inputs[1])
    els = ramp.color_ramp.elements
    els[0].position, els[0].color = 0.0, rgb(hor)
    els[1].position, els[1].color = 0.36, rgb(zen)
    world.mist_settings.start, world.mist_settings.depth = haze_from, haze_to - haze_from
    world.mist_settings.falloff = 'LINEAR'
    sc.view_settings.exposure = exposure
    sc['finish'] = {'haze': haze, 'glow': glow, 'vignette': vignette, 'haze_color': haze_c,
                    'haze_gain': 1.0 if mood in ('night', 'dusk') else 1.2}


def area(pos, target, size, power, color='#FFFFFF', size_y=None):
    """Soft lamp for halls and rooms; power in watts."""
    data = bpy.data.lights.new('area', 'AREA')
    data.energy, data.color, data.size = power, rgb(color)[:3], size
    if size_y:
        data.shape, data.size_y = 'RECTANGLE', size_y
    ob = bpy.data.objects.new('area', data)
    ob.location = pos
    ob.rotation_euler = (Vector(pos) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)


def point(pos, power, color='#FFD9A0', radius=0.15):
    """Small lamp (street light, headlight glow); power in watts."""
    data = bpy.data.lights.new('point', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, rgb(color)[:3], radius
    ob = bpy.data.objects.new('point', data)
    ob.location = pos
    bpy.context.scene.collection.objects.link(ob)


def camera(eye, target, lens=50, fstop=None, focus=None, shift=(0, 0)):
    """Camera at eye looking at target. fstop: small = more blur (a toy world likes 0.5 to 2.8);
    focus: point kept sharp (default the target). shift moves the picture like a view camera."""
    data = bpy.data.cameras.new('cam')
    data.lens, data.shift_x, data.shift_y = lens, *shift
    data.clip_end = 4000
    ob = bpy.data.objects.new('cam', data)
    ob.location = eye
    ob.rotation_euler = (Vector(eye) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(eye) - Vector(focus or target)).length
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob


def ground(mat='grass', size=1500, z=0.0):
    """Endless ground."""
    basics.sheet(-size, size, -size, size, z, mat)


def backdrop(color='#EAF0F7', azimuth=-60, elevation=48, **kw):
    """Stage of the small tiles: one plain pale ground and soft studio light."""
    light('studio', azimuth, elevation, haze=0, vignette=0.05, **kw)
    basics.sheet(-300, 300, -300, 300, 0, color)


def _passes(folder):
    """Compositor outputs: colour and the guides of the denoiser, as EXR files."""
    sc = bpy.context.scene
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    comp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], comp.inputs[0])
    out = nt.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    for slot, src in (('c', 'Image'), ('a', 'Denoising Albedo'), ('n', 'Denoising Normal'),
                      ('m', 'Mist')):
        out.file_slots.new(slot)
        nt.links.new(rl.outputs[src], out.inputs[slot])


def _load(folder, slot):
    img = bpy.data.images.load(os.path.join(folder, f'{slot}0001.exr'))
    img.colorspace_settings.name = 'Linear'
    w, h = img.size
    buf = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(buf)
    bpy.data.images.remove(img)
    return buf.reshape(h, w, 4)[..., :3]


def _finish(folder, png):
    """Denoise, blend the haze by depth, add a soft glow and a faint vignette, save display PNG."""
    sc = bpy.context.scene
    fin = sc['finish']
    mist = _load(folder, 'm')[..., 0]
    normal = _load(folder, 'n')
    rough = max(0, 2 - sc.cycles.samples // 6)
    col = denoise.denoise(_load(folder, 'c'), _load(folder, 'a'), normal, mist, rough=rough)
    h, w = col.shape[:2]
    if fin.get('haze'):
        solid = np.linalg.norm(normal, axis=2) > 0.1  # the sky has no normal and takes no haze
        fog = (solid * (1 - np.exp(-2.2 * mist)) * fin['haze'] / 0.89)[..., None]
        col = col * (1 - fog) + np.array(rgb(fin['haze_color'])[:3], np.float32) * (fog * fin['haze_gain'])
    if fin.get('glow'):
        bright = np.minimum(np.maximum(col - 1.0, 0), 6)
        r = max(2, w // 110)
        for _ in range(3):
            bright = denoise.box_blur(bright, r)
        col = col + bright * fin['glow'] * 3
    if fin.get('vignette'):
        yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
        col = col * (1 - fin['vignette'] * ((xx ** 2 + yy ** 2) / 2) ** 1.5)[..., None]
    denoise.tame(col)  # lone dark dots along edges
    grey = col.mean(axis=2, keepdims=True)
    col = np.maximum(grey + (col - grey) * 1.12, 0)
    out = np.ones((h, w, 4), np.float32)
    out[..., :3] = col
    img = bpy.data.images.new('out', w, h, float_buffer=True)
    img.colorspace_settings.name = 'Linear'
    img.pixels.foreach_set(out.ravel())
    sc.render.image_settings.file_format = 'PNG'
    sc.render.image_settings.color_mode = 'RGB'
    img.save_render(png, scene=sc)
    bpy.data.images.remove(img)


def files(name):
    """Names of the files that a scene becomes."""
    jpeg = [PRESS[name][0] + '.jpg'] if name in PRESS else []
    return jpeg + [name + '.webp'] * (SIZES[SCENES[name][1]][2] > 0)


def _output(png, name, width):
    size, _, limit = SIZES[SCENES[name][1]]
    if name in PRESS and width >= PRESS_WIDTH:
        output.press_jpeg(png, *PRESS[name], PRESS_WIDTH)
    if limit:
        output.webp(png, name, size, limit)
    paths = [os.path.join(output.FILES, file) for file in files(name)]
    return [path for path in paths if os.path.exists(path)]


def render(name, preview=False, samples=None, scale=None):
    """Build and render one registered scene. Preview: half size, few samples, PNG in WORK only."""
    fn, cls = SCENES[name]
    (w, h), spp, _ = SIZES[cls]
    k = 1.0
    if preview:
        k, spp = min(0.5, 600 / w), 10
    elif name in PRESS:
        k, spp = PRESS_WIDTH / w, PRESS_SAMPLES
    k, spp = scale or k, samples or spp
    t0 = time.time()
    reset()
    fn()
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y = round(w * k), round(h * k)
    sc.render.resolution_percentage = 100
    sc.cycles.samples = spp
    folder = os.path.join(WORK, f'{name}-{os.getpid()}')
    os.makedirs(folder, exist_ok=True)
    os.makedirs(os.path.join(WORK, 'preview'), exist_ok=True)
    _passes(folder)
    built = time.time()
    with open(LOCK, 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        t1 = time.time()
        bpy.ops.render.render()
        t2 = time.time()
    png = os.path.join(WORK, 'preview' if preview else '', name + '.png')
    _finish(folder, png)
    for f in os.listdir(folder):
        os.remove(os.path.join(folder, f))
    os.rmdir(folder)
    paths = [png] if preview else _output(png, name, sc.render.resolution_x)
    sizes = ', '.join(f'{os.path.getsize(path) // 1000}kB' for path in paths)
    print(f'PICTURE {name} build {built - t0:.1f}s wait {t1 - built:.1f}s render {t2 - t1:.1f}s '
          f'finish {time.time() - t2:.1f}s {sizes}', flush=True)
    return paths
