"""The palette: every colour and surface of the toy world, made once per scene and reused."""
import bpy

# name: (hex, roughness, kind). Kinds: paint (matte plastic / painted wood), gloss, metal, glass,
# clear, water, emit, leaf (varies per object), ground (two-tone noise).
PALETTE = {
    'blue': ('#0548B8', 0.38, 'paint'), 'blue_dark': ('#00266B', 0.45, 'paint'),
    'blue_light': ('#6FA5E6', 0.5, 'paint'), 'blue_pale': ('#C9DCF2', 0.6, 'paint'),
    'green': ('#84C400', 0.42, 'paint'), 'green_dark': ('#3F7D12', 0.5, 'paint'),
    'green_pale': ('#CFE8A0', 0.6, 'paint'), 'teal': ('#2C9C95', 0.5, 'paint'),
    'white': ('#F3F3EE', 0.42, 'paint'), 'cream': ('#F1E4CB', 0.6, 'paint'),
    'sand_paint': ('#E3C99A', 0.6, 'paint'), 'ochre': ('#D9A441', 0.55, 'paint'),
    'yellow': ('#F5B91E', 0.42, 'paint'), 'orange': ('#EE7A1F', 0.45, 'paint'),
    'terracotta': ('#C65A32', 0.6, 'paint'), 'terracotta_dark': ('#98401F', 0.65, 'paint'),
    'pink': ('#E8A39A', 0.6, 'paint'), 'red': ('#D3202A', 0.4, 'paint'),
    'red_dark': ('#8E1219', 0.45, 'paint'), 'purple': ('#6C5AA8', 0.5, 'paint'),
    'grey': ('#9AA5B5', 0.55, 'paint'), 'grey_light': ('#CCD4DE', 0.55, 'paint'),
    'grey_dark': ('#515C6B', 0.55, 'paint'), 'charcoal': ('#262C36', 0.55, 'paint'),
    'black': ('#14161B', 0.5, 'paint'), 'tyre': ('#1B1D22', 0.75, 'paint'),
    'wood': ('#B9824C', 0.6, 'wood'), 'wood_dark': ('#7A4E2B', 0.65, 'wood'),
    'trunk': ('#6B4A32', 0.8, 'paint'), 'cardboard': ('#C2935B', 0.8, 'paint'),
    'cardboard_light': ('#D8B17D', 0.8, 'paint'), 'paper': ('#EDEBE3', 0.8, 'paint'),
    'stone': ('#D9C3A5', 0.8, 'ground'), 'rock': ('#8F8B85', 0.85, 'ground'),
    'skin_1': ('#F0BF97', 0.5, 'paint'), 'skin_2': ('#C98A5B', 0.5, 'paint'),
    'skin_3': ('#8F5B3A', 0.5, 'paint'), 'hair_dark': ('#2B1D16', 0.5, 'paint'),
    'blue_gloss': ('#0548B8', 0.12, 'gloss'), 'green_gloss': ('#84C400', 0.12, 'gloss'),
    'white_gloss': ('#F5F5F2', 0.12, 'gloss'), 'red_gloss': ('#D3202A', 0.12, 'gloss'),
    'steel': ('#B9C0C8', 0.32, 'metal'), 'steel_dark': ('#6C737C', 0.4, 'metal'),
    'copper': ('#C9743F', 0.35, 'metal'), 'gold': ('#E0AE4A', 0.3, 'metal'),
    'glass': ('#7FB3DA', 0.06, 'glass'), 'glass_dark': ('#274A6B', 0.06, 'glass'),
    'clear': ('#DCEFF8', 0.02, 'clear'), 'clear_blue': ('#8CC4EE', 0.04, 'clear'),
    'clear_green': ('#8CCB6A', 0.04, 'clear'), 'clear_amber': ('#C98A3A', 0.04, 'clear'),
    'water': ('#2C86B5', 0.1, 'water'), 'water_turquoise': ('#25B7BE', 0.05, 'water'),
    'leachate': ('#4A4230', 0.1, 'water'),
    'solar': ('#12306E', 0.12, 'gloss'),
    'lamp': ('#FFE3A8', 3.0, 'emit'), 'lamp_white': ('#F4F8FF', 2.5, 'emit'),
    'lamp_red': ('#FF3A2A', 2.5, 'emit'), 'lamp_green': ('#9BE600', 2.2, 'emit'),
    'lamp_blue': ('#4FA0FF', 2.2, 'emit'), 'lamp_amber': ('#FFA21A', 3.0, 'emit'),
    'flame': ('#FF9A2E', 6.0, 'emit'), 'flame_blue': ('#4C8DFF', 4.0, 'emit'),
    'leaf': ('#5A9636', 0.65, 'leaf'), 'leaf_light': ('#84B04A', 0.65, 'leaf'),
    'leaf_dark': ('#2D6B2E', 0.65, 'leaf'), 'leaf_autumn': ('#D48A2C', 0.65, 'leaf'),
    'agave': ('#6E9C86', 0.6, 'leaf'), 'flower': ('#E0559A', 0.6, 'leaf'),
    'grass': ('#93B552', 0.9, 'ground'), 'grass_dark': ('#6C9440', 0.9, 'ground'),
    'grass_dry': ('#B9B659', 0.9, 'ground'), 'asphalt': ('#3C434E', 0.85, 'ground'),
    'concrete': ('#8D949E', 0.8, 'ground'), 'concrete_warm': ('#B0A08B', 0.8, 'ground'),
    'pavement': ('#A9A7A3', 0.8, 'ground'), 'sand': ('#D2B27C', 0.9, 'ground'),
    'soil': ('#7A5638', 0.95, 'ground'), 'soil_light': ('#B58A5C', 0.95, 'ground'),
    'gravel': ('#A8A59E', 0.95, 'ground'), 'compost': ('#5E4330', 0.95, 'ground'),
    'mountain': ('#6E8FB8', 0.9, 'ground'), 'mountain_green': ('#6B9A6A', 0.9, 'ground'),
    'mountain_warm': ('#B98F74', 0.9, 'ground'), 'liner': ('#20262F', 0.28, 'paint'),
    'liner_green': ('#2F6B4A', 0.35, 'paint'), 'cloud': ('#FFFFFF', 0.9, 'paint'),
    'planks': ('#BD8E5C', 0.5, 'ground'),
    'floor_hall': ('#98A2AF', 0.45, 'ground'), 'floor_blue': ('#7E9CC4', 0.5, 'ground'),
}

# surfaces with slab joints: (spacing in metres, strength of the colour noise)
JOINTS = {'planks': (0.7, 0.12), 'concrete': (3.0, 0.1), 'concrete_warm': (2.4, 0.1), 'pavement': (1.5, 0.1),
          'floor_hall': (4.0, 0.08), 'floor_blue': (4.0, 0.08)}


def rgb(hexcode, alpha=1.0):
    """sRGB hex to the linear RGBA that shader sockets expect."""
    h = hexcode.lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(h[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, alpha)


def _shade(color, k):
    return tuple(min(1, c * k) for c in color[:3]) + (1,)


def _noise_colour(nt, bsdf, color, scale=0.35, depth=0.22, joints=0):
    """Two noises (large patches, small grain) modulate the colour so that grounds are not flat."""
    pos = nt.nodes.new('ShaderNodeNewGeometry')
    prev = None
    for sc, k in ((scale, depth), (scale * 14, depth * 0.6)):
        noise = nt.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = sc
        noise.inputs['Detail'].default_value = 3
        nt.links.new(pos.outputs['Position'], noise.inputs['Vector'])
        mix = nt.nodes.new('ShaderNodeMixRGB')
        mix.blend_type = 'MULTIPLY' if prev else 'MIX'
        ramp = nt.nodes.new('ShaderNodeMapRange')
        ramp.inputs[1].default_value, ramp.inputs[2].default_value = 0.3, 0.7
        nt.links.new(noise.outputs['Fac'], ramp.inputs[0])
        if prev is None:
            mix.inputs[1].default_value = _shade(color, 1 - k)
            mix.inputs[2].default_value = _shade(color, 1 + k)
            nt.links.new(ramp.outputs[0], mix.inputs[0])
        else:
            ramp.inputs[3].default_value, ramp.inputs[4].default_value = 1 - k, 1 + k
            mix.inputs[0].default_value = 1
            nt.links.new(prev.outputs[0], mix.inputs[1])
            nt.links.new(ramp.outputs[0], mix.inputs[2])
        prev = mix
    if joints:  # expansion joints every `joints` metres
        brick = nt.nodes.new('ShaderNodeTexBrick')
        brick.offset = 0
        for i, v in ((1, 1), (2, 1), (3, 0.74)):
            brick.inputs[i].default_value = (v, v, v, 1)
        for key, v in (('Scale', 1), ('Mortar Size', 0.018), ('Brick Width', joints), ('Row Height', joints)):
            brick.inputs[key].default_value = v
        nt.links.new(pos.outputs['Position'], brick.inputs['Vector'])
        mix = nt.nodes.new('ShaderNodeMixRGB')
        mix.blend_type = 'MULTIPLY'
        mix.inputs[0].default_value = 1
        nt.links.new(prev.outputs[0], mix.inputs[1])
        nt.links.new(brick.outputs[0], mix.inputs[2])
        prev = mix
    nt.links.new(prev.outputs[0], bsdf.inputs['Base Color'])


def _leaf_colour(nt, bsdf, color):
    """Each leafy object (tree, bush) gets its own tint, so a wood is never one green."""
    info = nt.nodes.new('ShaderNodeObjectInfo')
    mix = nt.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = _shade(color, 0.72)
    mix.inputs[2].default_value = _shade((color[0] * 1.35, color[1] * 1.18, color[2], 1), 1.05)
    nt.links.new(info.outputs['Random'], mix.inputs[0])
    nt.links.new(mix.outputs[0], bsdf.inputs['Base Color'])


def _wood_colour(nt, bsdf, color):
    geo = nt.nodes.new('ShaderNodeTexCoord')
    wave = nt.nodes.new('ShaderNodeTexWave')
    wave.inputs['Scale'].default_value = 2.5
    wave.inputs['Distortion'].default_value = 5
    mix = nt.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = _shade(color, 0.85)
    mix.inputs[2].default_value = _shade(color, 1.12)
    nt.links.new(geo.outputs['Object'], wave.inputs['Vector'])
    nt.links.new(wave.outputs['Fac'], mix.inputs[0])
    nt.links.new(mix.outputs[0], bsdf.inputs['Base Color'])


def _emitter(nt, out, color, strength):
    nt.nodes.remove(nt.nodes['Principled BSDF'])
    em = nt.nodes.new('ShaderNodeEmission')
    em.inputs[0].default_value = color
    em.inputs[1].default_value = strength
    nt.links.new(em.outputs[0], out.inputs[0])


def _clear(nt, out, color, rough):
    """Thin see-through pane: transparent body and a glossy coat; far cheaper than refraction."""
    nt.nodes.remove(nt.nodes['Principled BSDF'])
    tr = nt.nodes.new('ShaderNodeBsdfTransparent')
    tr.inputs[0].default_value = color
    gl = nt.nodes.new('ShaderNodeEmission')  # a painted sky reflection: no noise at all
    gl.inputs[0].default_value = rgb('#DCEBFA')
    fr = nt.nodes.new('ShaderNodeLayerWeight')
    fr.inputs[0].default_value = 0.3
    k = nt.nodes.new('ShaderNodeMath')
    k.operation = 'MULTIPLY_ADD'
    k.inputs[1].default_value, k.inputs[2].default_value = 0.75, 0.03 + rough
    nt.links.new(fr.outputs['Fresnel'], k.inputs[0])
    nt.links.new(k.outputs[0], gl.inputs[1])
    mix = nt.nodes.new('ShaderNodeAddShader')
    nt.links.new(tr.outputs[0], mix.inputs[0])
    nt.links.new(gl.outputs[0], mix.inputs[1])
    nt.links.new(mix.outputs[0], out.inputs[0])


def m(name):
    """Material by palette name, by '#hex' (matte paint), or by 'emit:#hex:strength'."""
    if not isinstance(name, str):
        return name
    found = bpy.data.materials.get('vl_' + name)
    if found:
        return found
    if name.startswith('emit:'):
        _, hexcode, strength = name.split(':')
        spec = (hexcode, float(strength), 'emit')
    elif name.startswith('#'):
        spec = (name, 0.5, 'paint')
    else:
        spec = PALETTE[name]
    hexcode, rough, kind = spec
    color = rgb(hexcode)
    mat = bpy.data.materials.new('vl_' + name)
    mat.use_nodes = True
    nt = mat.node_tree
    out = nt.nodes['Material Output']
    if kind == 'emit':
        _emitter(nt, out, color, rough)
        mat.cycles.sample_as_light = False  # dozens of small lamps would only add noise
        return mat
    if kind == 'clear':
        _clear(nt, out, color, rough)
        return mat
    bsdf = nt.nodes['Principled BSDF']
    bsdf.inputs['Base Color'].default_value = color
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['Specular'].default_value = 0.45
    if kind == 'metal':
        bsdf.inputs['Metallic'].default_value = 0.85
    elif kind == 'glass':
        bsdf.inputs['Metallic'].default_value = 0.35
        bsdf.inputs['Specular'].default_value = 0.8
    elif kind == 'gloss':
        bsdf.inputs['Clearcoat'].default_value = 0.6
        bsdf.inputs['Clearcoat Roughness'].default_value = 0.08
    elif kind == 'ground':
        bsdf.inputs['Specular'].default_value = 0.25
        _noise_colour(nt, bsdf, color, depth=JOINTS.get(name, (0, 0.22))[1], joints=JOINTS.get(name, (0,))[0])
    elif kind == 'wood':
        _wood_colour(nt, bsdf, color)
    elif kind == 'leaf':
        bsdf.inputs['Specular'].default_value = 0.2
        _leaf_colour(nt, bsdf, color)
    elif kind == 'water':
        bsdf.inputs['Specular'].default_value = 0.7
        noise = nt.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = 1.6
        geo = nt.nodes.new('ShaderNodeNewGeometry')
        bump = nt.nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = 0.05
        nt.links.new(geo.outputs['Position'], noise.inputs['Vector'])
        nt.links.new(noise.outputs['Fac'], bump.inputs['Height'])
        nt.links.new(bump.outputs[0], bsdf.inputs['Normal'])
    return mat
