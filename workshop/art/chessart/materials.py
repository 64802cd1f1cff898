"""Procedural materials, no image files. m('boxwood') makes one at its first use."""
import bpy


CACHE = {}


def plain(
    name,
    color=(0.5, 0.5, 0.5),
    rough=0.4,
    metal=0,
    clear=0,
    spec=0.5,
    sheen=0,
    trans=0,
    ior=1.45,
    emit=None,
    es=0,
    sub=0,
):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    i = b.inputs
    i['Base Color'].default_value = (*color, 1)
    i['Roughness'].default_value = rough
    i['Metallic'].default_value = metal
    i['Clearcoat'].default_value = clear
    i['Clearcoat Roughness'].default_value = 0.12
    i['Specular'].default_value = spec
    i['Sheen'].default_value = sheen
    i['Transmission'].default_value = trans
    i['IOR'].default_value = ior
    if sub:
        i['Subsurface'].default_value = sub
        i['Subsurface Radius'].default_value = (0.25, 0.2, 0.15)
        i['Subsurface Color'].default_value = (*color, 1)
    if emit:
        i['Emission'].default_value = (*emit, 1)
        i['Emission Strength'].default_value = es
    return m


def _coords(nt, scale, rand=9.0):
    """object coordinates + a random offset per object so no two pieces show the same grain"""
    N = nt.nodes.new
    L = nt.links.new
    tc = N('ShaderNodeTexCoord')
    oi = N('ShaderNodeObjectInfo')
    mu = N('ShaderNodeMath')
    mu.operation = 'MULTIPLY'
    mu.inputs[1].default_value = rand
    cb = N('ShaderNodeCombineXYZ')
    ad = N('ShaderNodeVectorMath')
    ad.operation = 'ADD'
    mp = N('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = scale
    L(oi.outputs['Random'], mu.inputs[0])
    for k in range(3):
        L(mu.outputs[0], cb.inputs[k])
    L(tc.outputs['Object'], ad.inputs[0])
    L(cb.outputs[0], ad.inputs[1])
    L(ad.outputs[0], mp.inputs['Vector'])
    return mp.outputs['Vector']


def _ramp(nt, fac, stops):
    r = nt.nodes.new('ShaderNodeValToRGB')
    e = r.color_ramp.elements
    while len(e) < len(stops):
        e.new(0.5)
    for el, (p, c) in zip(e, stops):
        el.position = p
        el.color = (*c, 1)
    nt.links.new(fac, r.inputs['Fac'])
    return r.outputs['Color']


def _noise(nt, vec, scale, detail=6, rough=0.55, dist=0):
    n = nt.nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = scale
    n.inputs['Detail'].default_value = detail
    n.inputs['Roughness'].default_value = rough
    n.inputs['Distortion'].default_value = dist
    nt.links.new(vec, n.inputs['Vector'])
    return n.outputs['Fac']


def _bump(nt, fac, strength, dist=0.02):
    b = nt.nodes.new('ShaderNodeBump')
    b.inputs['Strength'].default_value = strength
    b.inputs['Distance'].default_value = dist
    nt.links.new(fac, b.inputs['Height'])
    nt.links.new(b.outputs[0], nt.nodes['Principled BSDF'].inputs['Normal'])


def _mixc(nt, fac, a, b, mode='MIX'):
    x = nt.nodes.new('ShaderNodeMixRGB')
    x.blend_type = mode
    for s, v in ((0, fac), (1, a), (2, b)):
        if hasattr(v, 'links') or hasattr(v, 'is_linked'):
            nt.links.new(v, x.inputs[s])
        else:
            x.inputs[s].default_value = v if not hasattr(v, '__len__') else (*v, 1)
    return x.outputs[0]


def wood(name, dark, light, rough=0.34, clear=0.35, axis='z', scale=1.0, fig=1.0, bump=0.12):
    m = plain(name, light, rough, clear=clear)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    st = {'z': (9, 9, 0.9), 'x': (0.9, 9, 9), 'y': (9, 0.9, 9)}[axis]
    v = _coords(nt, tuple(s * scale for s in st))
    big = _noise(nt, v, 0.55, 3, 0.5, 0.8)
    fine = _noise(nt, v, 4.5, 6, 0.65, 0.2)
    col = _ramp(
        nt,
        big,
        [
            (0.5 - 0.2 / fig, dark),
            (0.5, tuple((a + c) / 2 for a, c in zip(dark, light))),
            (0.5 + 0.2 / fig, light),
        ],
    )
    streak = _ramp(nt, fine, [(0.35, (0.62, 0.56, 0.5)), (0.6, (1, 1, 1))])
    nt.links.new(_mixc(nt, 0.55, col, streak, 'MULTIPLY'), b.inputs['Base Color'])
    if bump:
        _bump(nt, fine, bump, 0.01)
    return m


def stone(name, c1, c2, rough=0.85, scale=3, bump=0.5, spec=0.25):
    m = plain(name, c1, rough, spec=spec)
    nt = m.node_tree
    v = _coords(nt, (1, 1, 1))
    n = _noise(nt, v, scale, 8, 0.6)
    f = _noise(nt, v, scale * 9, 4, 0.6)
    c = _mixc(
        nt,
        0.35,
        _ramp(nt, n, [(0.35, c1), (0.65, c2)]),
        _ramp(nt, f, [(0.3, (0.55, 0.5, 0.45)), (0.6, (1, 1, 1))]),
        'MULTIPLY',
    )
    nt.links.new(c, nt.nodes['Principled BSDF'].inputs['Base Color'])
    if bump:
        _bump(nt, f, bump, 0.015)
    return m


def marble(name, ground, vein, scale=1.4, rough=0.12, clear=0.3):
    m = plain(name, ground, rough, clear=clear)
    nt = m.node_tree
    v = _coords(nt, (1, 1, 1), 30)
    n = _noise(nt, v, scale, 9, 0.62, 1.6)
    nt.links.new(
        _ramp(
            nt,
            n,
            [
                (0.30, ground),
                (0.47, tuple(0.75 * g + 0.25 * x for g, x in zip(ground, vein))),
                (0.5, vein),
                (0.53, tuple(0.8 * g + 0.2 * x for g, x in zip(ground, vein))),
                (0.7, ground),
            ],
        ),
        nt.nodes['Principled BSDF'].inputs['Base Color'],
    )
    return m


def metal(name, color, rough=0.22, patina=None):
    m = plain(name, color, rough, 1)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    v = _coords(nt, (1, 1, 1))
    n = _noise(nt, v, 5, 5, 0.6)
    r = nt.nodes.new('ShaderNodeMapRange')
    r.inputs['To Min'].default_value = rough * 0.7
    r.inputs['To Max'].default_value = rough * 1.5
    nt.links.new(n, r.inputs['Value'])
    nt.links.new(r.outputs[0], b.inputs['Roughness'])
    if patina:
        nt.links.new(_ramp(nt, n, [(0.35, patina), (0.62, color)]), b.inputs['Base Color'])
    return m


def emission(name, color, strength):
    return plain(name, (0, 0, 0), 1, emit=color, es=strength)


def bricks(name, c1, c2, mortar, scale=3, rough=0.8, upright=False, joint=0.015):
    """upright: for walls, the pattern follows (x+y, z); otherwise for floors, (x, y)"""
    m = plain(name, c1, rough)
    nt = m.node_tree
    v = _coords(nt, (1, 1, 1), 0)
    t = nt.nodes.new('ShaderNodeTexBrick')
    t.inputs['Color1'].default_value = (*c1, 1)
    t.inputs['Color2'].default_value = (*c2, 1)
    t.inputs['Mortar'].default_value = (*mortar, 1)
    t.inputs['Scale'].default_value = scale
    t.inputs['Mortar Size'].default_value = joint
    if upright:
        N = nt.nodes.new
        K = nt.links.new
        sp = N('ShaderNodeSeparateXYZ')
        ad = N('ShaderNodeMath')
        cb = N('ShaderNodeCombineXYZ')
        K(v, sp.inputs[0])
        K(sp.outputs['X'], ad.inputs[0])
        K(sp.outputs['Y'], ad.inputs[1])
        K(ad.outputs[0], cb.inputs[0])
        K(sp.outputs['Z'], cb.inputs[1])
        v = cb.outputs[0]
    nt.links.new(v, t.inputs['Vector'])
    nt.links.new(t.outputs['Color'], nt.nodes['Principled BSDF'].inputs['Base Color'])
    return m


DEFS = {
    'boxwood': lambda: wood('boxwood', (0.50, 0.29, 0.11), (0.74, 0.52, 0.26), 0.33, 0.4),
    'maple': lambda: wood('maple', (0.60, 0.40, 0.20), (0.78, 0.58, 0.33), 0.26, 0.5, 'y', 0.5, 0.8),
    'ebony': lambda: wood('ebony', (0.010, 0.007, 0.006), (0.045, 0.026, 0.018), 0.26, 0.5),
    'walnut': lambda: wood('walnut', (0.055, 0.024, 0.010), (0.17, 0.080, 0.035), 0.28, 0.45, 'y', 0.5),
    'rosewood': lambda: wood('rosewood', (0.055, 0.014, 0.008), (0.19, 0.060, 0.026), 0.28, 0.5, 'x', 0.5),
    'redwood': lambda: wood('redwood', (0.16, 0.030, 0.014), (0.34, 0.085, 0.040), 0.30, 0.45),
    'oak': lambda: wood('oak', (0.20, 0.11, 0.05), (0.36, 0.22, 0.11), 0.45, 0.1, 'z', 0.6),
    'oakx': lambda: wood('oakx', (0.17, 0.09, 0.04), (0.33, 0.20, 0.10), 0.42, 0.2, 'x', 0.35),
    'table': lambda: wood('table', (0.035, 0.017, 0.009), (0.105, 0.052, 0.026), 0.36, 0.3, 'x', 0.16, 1.0),
    'tablelight': lambda: wood(
        'tablelight', (0.28, 0.16, 0.075), (0.46, 0.29, 0.15), 0.38, 0.25, 'x', 0.16, 1.0
    ),
    'darkoak': lambda: wood('darkoak', (0.030, 0.016, 0.008), (0.085, 0.045, 0.022), 0.4, 0.25),
    'ivory': lambda: plain('ivory', (0.80, 0.70, 0.52), 0.28, clear=0.3, sub=0.08),
    'plaster': lambda: stone('plaster', (0.74, 0.66, 0.52), (0.82, 0.75, 0.62), 0.9, 2, 0.15),
    'limestone': lambda: stone('limestone', (0.52, 0.38, 0.21), (0.68, 0.53, 0.33), 0.8, 3, 0.5),
    'sandstone': lambda: stone('sandstone', (0.52, 0.24, 0.13), (0.64, 0.34, 0.20), 0.82, 2.5, 0.5),
    'pinkstone': lambda: stone('pinkstone', (0.60, 0.26, 0.19), (0.72, 0.38, 0.29), 0.75, 2.5, 0.35),
    'darkstone': lambda: stone('darkstone', (0.13, 0.045, 0.030), (0.19, 0.070, 0.045), 0.8, 2.5, 0.3),
    'basalt': lambda: stone('basalt', (0.25, 0.19, 0.13), (0.37, 0.29, 0.20), 0.8, 3, 0.5),
    'greystone': lambda: stone('greystone', (0.20, 0.20, 0.21), (0.34, 0.33, 0.33), 0.8, 3, 0.5),
    'earth': lambda: stone('earth', (0.075, 0.042, 0.020), (0.17, 0.10, 0.05), 0.95, 1.6, 0.9),
    'savanna': lambda: stone('savanna', (0.46, 0.27, 0.10), (0.62, 0.40, 0.17), 0.95, 1.6, 0.7),
    'moss': lambda: stone('moss', (0.022, 0.055, 0.012), (0.09, 0.13, 0.03), 0.95, 2.2, 1.0),
    'whitemarble': lambda: marble('whitemarble', (0.78, 0.75, 0.70), (0.30, 0.28, 0.27)),
    'blackmarble': lambda: marble('blackmarble', (0.012, 0.012, 0.013), (0.42, 0.34, 0.22), 1.2),
    'greenmarble': lambda: marble('greenmarble', (0.012, 0.075, 0.045), (0.30, 0.42, 0.32), 1.3),
    'jade': lambda: marble('jade', (0.018, 0.115, 0.065), (0.10, 0.27, 0.16), 1.8, 0.14, 0.5),
    'redmarble': lambda: marble('redmarble', (0.22, 0.035, 0.025), (0.55, 0.36, 0.28), 1.4),
    'brass': lambda: metal('brass', (0.78, 0.50, 0.17), 0.22),
    'gold': lambda: metal('gold', (0.95, 0.62, 0.22), 0.16),
    'copper': lambda: metal('copper', (0.80, 0.36, 0.20), 0.26),
    'bronze': lambda: metal('bronze', (0.34, 0.20, 0.09), 0.30, (0.14, 0.09, 0.05)),
    'silver': lambda: metal('silver', (0.80, 0.79, 0.77), 0.18),
    'iron': lambda: metal('iron', (0.10, 0.10, 0.105), 0.42),
    'snow': lambda: stone('snow', (0.80, 0.85, 0.92), (0.90, 0.93, 0.97), 0.75, 4, 0.35, 0.4),
    'flake': lambda: plain('flake', (0.85, 0.88, 0.95), 0.9, emit=(0.75, 0.82, 1), es=0.22),
    'glass': lambda: plain('glass', (1, 1, 1), 0.02, trans=1, ior=1.45),
    'porcelain': lambda: plain('porcelain', (0.86, 0.84, 0.79), 0.14, clear=0.6),
    'coffee': lambda: plain('coffee', (0.045, 0.016, 0.006), 0.08, clear=0.5),
    'cream': lambda: plain('cream', (0.62, 0.40, 0.21), 0.5),
    'leather': lambda: stone('leather', (0.10, 0.022, 0.014), (0.16, 0.038, 0.022), 0.42, 6, 0.35, 0.5),
    'leathergreen': lambda: stone(
        'leathergreen', (0.012, 0.05, 0.028), (0.02, 0.075, 0.042), 0.42, 6, 0.35, 0.5
    ),
    'velvetred': lambda: plain('velvetred', (0.20, 0.008, 0.014), 0.9, sheen=1),
    'velvetblue': lambda: plain('velvetblue', (0.010, 0.018, 0.07), 0.9, sheen=0.6),
    'feltgreen': lambda: plain('feltgreen', (0.010, 0.055, 0.030), 0.95, sheen=0.3),
    'paper': lambda: plain('paper', (0.80, 0.74, 0.60), 0.85),
    'black': lambda: plain('black', (0.01, 0.01, 0.01), 0.5),
    'red': lambda: plain('red', (0.42, 0.022, 0.016), 0.32, clear=0.5),
    'darkred': lambda: plain('darkred', (0.16, 0.012, 0.012), 0.5),
    'teal': lambda: plain('teal', (0.012, 0.16, 0.17), 0.35, clear=0.4),
    'saffron': lambda: plain('saffron', (0.85, 0.27, 0.02), 0.45, clear=0.3),
    'blue': lambda: plain('blue', (0.018, 0.05, 0.20), 0.35, clear=0.4),
    'magenta': lambda: plain('magenta', (0.45, 0.02, 0.13), 0.4, clear=0.3),
    'white': lambda: plain('white', (0.8, 0.78, 0.74), 0.45, clear=0.2),
    'greenpaint': lambda: plain('greenpaint', (0.02, 0.10, 0.04), 0.4, clear=0.4),
    'leaf': lambda: stone('leaf', (0.034, 0.100, 0.018), (0.105, 0.215, 0.048), 0.5, 2, 0.2, 0.5),
    'leafdark': lambda: stone('leafdark', (0.013, 0.045, 0.014), (0.036, 0.094, 0.026), 0.5, 2, 0.2, 0.5),
    'leafdeep': lambda: stone('leafdeep', (0.005, 0.018, 0.007), (0.014, 0.040, 0.013), 0.5, 2, 0.2, 0.5),
    'leafdrydark': lambda: stone(
        'leafdrydark', (0.060, 0.055, 0.014), (0.11, 0.095, 0.028), 0.6, 2, 0.2, 0.4
    ),
    'leafdry': lambda: stone('leafdry', (0.13, 0.11, 0.025), (0.22, 0.18, 0.05), 0.6, 2, 0.2, 0.4),
    'brickred': lambda: bricks(
        'brickred', (0.30, 0.055, 0.030), (0.24, 0.042, 0.024), (0.34, 0.22, 0.16), 2.2, upright=True
    ),
    'wallbrick': lambda: bricks(
        'wallbrick', (0.33, 0.075, 0.040), (0.25, 0.052, 0.030), (0.42, 0.32, 0.24), 1.6, 0.85, True, 0.012
    ),
    'greenwood': lambda: wood('greenwood', (0.05, 0.075, 0.025), (0.16, 0.20, 0.08), 0.34, 0.35),
    'greywood': lambda: wood('greywood', (0.075, 0.065, 0.058), (0.20, 0.18, 0.16), 0.36, 0.3),
    'winwarmwall': lambda: emission('winwarmwall', (1, 0.50, 0.18), 1.1),
    'slate': lambda: stone('slate', (0.015, 0.035, 0.028), (0.022, 0.048, 0.038), 0.8, 2, 0.1),
    'chalk': lambda: plain('chalk', (0.75, 0.75, 0.70), 0.9),
    'crust': lambda: stone('crust', (0.42, 0.19, 0.055), (0.62, 0.34, 0.11), 0.5, 5, 0.4, 0.4),
    'globe': lambda: stone('globe', (0.03, 0.10, 0.16), (0.34, 0.27, 0.14), 0.35, 1.6, 0, 0.5),
    'water': lambda: _water('water', (0.012, 0.03, 0.04)),
    'wax': lambda: plain('wax', (0.86, 0.74, 0.52), 0.45, sub=0.3),
    'flame': lambda: emission('flame', (1, 0.50, 0.13), 38),
    'winwarm': lambda: emission('winwarm', (1, 0.58, 0.20), 3.0),
    'windim': lambda: emission('windim', (1, 0.42, 0.10), 0.55),
    'lava': lambda: emission('lava', (1, 0.20, 0.03), 3.2),
    'steel': lambda: metal('steel', (0.42, 0.43, 0.46), 0.40),
    'lampred': lambda: emission('lampred', (1, 0.09, 0.05), 7),
    'lampglow': lambda: emission('lampglow', (1, 0.66, 0.30), 14),
}


def city(name, wall, light, cell=(0.20, 0.26), p=0.42, strength=4.0):
    """tower block: grid of windows, random ones lit (object coordinates, works on unscaled boxes)"""
    m = plain(name, wall, 0.5)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    N = nt.nodes.new
    L = nt.links.new
    tc = N('ShaderNodeTexCoord')
    sp = N('ShaderNodeSeparateXYZ')
    L(tc.outputs['Object'], sp.inputs[0])
    oi = N('ShaderNodeObjectInfo')

    def math_(op, a, v=None):
        n = N('ShaderNodeMath')
        n.operation = op
        for i, q in enumerate((a, v)):
            if q is None:
                continue
            if hasattr(q, 'is_linked'):
                L(q, n.inputs[i])
            else:
                n.inputs[i].default_value = q
        return n.outputs[0]

    xy = math_('ADD', sp.outputs['X'], sp.outputs['Y'])
    u = math_('DIVIDE', xy, cell[0])
    v = math_('DIVIDE', sp.outputs['Z'], cell[1])
    cb = N('ShaderNodeCombineXYZ')
    L(math_('FLOOR', u), cb.inputs[0])
    L(math_('FLOOR', v), cb.inputs[1])
    L(math_('MULTIPLY', oi.outputs['Random'], 97.0), cb.inputs[2])
    wn = N('ShaderNodeTexWhiteNoise')
    L(cb.outputs[0], wn.inputs['Vector'])
    on = math_('LESS_THAN', wn.outputs['Value'], p)
    fx = math_('FRACT', u)
    fz = math_('FRACT', v)
    ins = math_(
        'MULTIPLY',
        math_('MULTIPLY', math_('GREATER_THAN', fx, 0.28), math_('LESS_THAN', fx, 0.80)),
        math_('MULTIPLY', math_('GREATER_THAN', fz, 0.25), math_('LESS_THAN', fz, 0.78)),
    )
    br = math_('MULTIPLY', wn.outputs['Value'], strength / p)
    L(math_('MULTIPLY', math_('MULTIPLY', on, ins), br), b.inputs['Emission Strength'])
    b.inputs['Emission'].default_value = (*light, 1)
    return m


def _water(n, c):
    m = plain(n, c, 0.09, spec=0.8)
    nt = m.node_tree
    v = _coords(nt, (0.7, 2.4, 1), 0)
    f = _noise(nt, v, 2.2, 5, 0.55, 0.4)
    _bump(nt, f, 0.25, 0.06)
    return m


def _wet():
    m = plain('wet', (0.022, 0.024, 0.032), 0.15, spec=0.7)
    nt = m.node_tree
    v = _coords(nt, (1, 1, 1), 0)
    n = _noise(nt, v, 0.55, 5, 0.6)
    nt.links.new(
        _ramp(nt, n, [(0.38, (0.08, 0.08, 0.08)), (0.62, (0.42, 0.42, 0.42))]),
        nt.nodes['Principled BSDF'].inputs['Roughness'],
    )
    _bump(nt, _noise(nt, v, 7, 4, 0.6), 0.10, 0.03)
    return m


def _dusk(name='dusk', lo=(0.95, 0.48, 0.26), hi=(0.10, 0.16, 0.42), s=0.55):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sp = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(tc.outputs['Generated'], sp.inputs[0])
    b.inputs['Base Color'].default_value = (0, 0, 0, 1)
    nt.links.new(
        _ramp(nt, sp.outputs['Z'], [(0, lo), (0.45, tuple((x + y) / 2 for x, y in zip(lo, hi))), (1, hi)]),
        b.inputs['Emission'],
    )
    b.inputs['Emission Strength'].default_value = s
    return m


DEFS.update(
    {
        'wet': _wet,
        'paving': lambda: bricks(
            'paving', (0.40, 0.31, 0.22), (0.50, 0.40, 0.29), (0.20, 0.15, 0.10), 0.42, 0.85
        ),
        'parquet': lambda: bricks(
            'parquet', (0.20, 0.10, 0.045), (0.30, 0.165, 0.075), (0.06, 0.03, 0.015), 0.55, 0.30
        ),
        'marigold': lambda: plain('marigold', (0.95, 0.34, 0.015), 0.75, sheen=0.4),
        'marigoldy': lambda: plain('marigoldy', (0.95, 0.62, 0.04), 0.75, sheen=0.4),
        'canopy': lambda: plain('canopy', (0.88, 0.36, 0.04), 0.85, sheen=0.5),
        'chai': lambda: plain('chai', (0.66, 0.34, 0.13), 0.15, clear=0.8),
        'wallcream': lambda: plain('wallcream', (0.62, 0.50, 0.34), 0.9),
        'wallgreen': lambda: plain('wallgreen', (0.16, 0.22, 0.15), 0.85),
        'tealwall': lambda: stone('tealwall', (0.06, 0.34, 0.34), (0.10, 0.44, 0.42), 0.9, 1.6, 0.2),
        'saffwall': lambda: stone('saffwall', (0.80, 0.42, 0.10), (0.88, 0.54, 0.18), 0.9, 1.6, 0.2),
        'rosewall': lambda: stone('rosewall', (0.62, 0.20, 0.22), (0.74, 0.32, 0.32), 0.9, 1.6, 0.2),
        'bluewall': lambda: stone('bluewall', (0.14, 0.26, 0.50), (0.20, 0.36, 0.60), 0.9, 1.6, 0.2),
        'redstone': lambda: stone('redstone', (0.40, 0.10, 0.055), (0.50, 0.15, 0.085), 0.8, 2.5, 0.4),
        'sea': lambda: _water('sea', (0.02, 0.045, 0.055)),
        'palewood': lambda: wood(
            'palewood', (0.52, 0.40, 0.26), (0.68, 0.55, 0.38), 0.36, 0.2, 'z', 0.4, 0.7
        ),
        'sandal': lambda: wood('sandal', (0.42, 0.23, 0.10), (0.58, 0.36, 0.18), 0.34, 0.35, 'y', 0.4, 0.8),
        'deskgreen': lambda: stone(
            'deskgreen', (0.010, 0.026, 0.018), (0.016, 0.038, 0.026), 0.5, 6, 0.3, 0.4
        ),
        'haze': lambda: emission('haze', (0.66, 0.37, 0.24), 0.40),
        'frost': lambda: plain('frost', (0.80, 0.86, 0.90), 0.16, clear=0.6),
        'mist': lambda: plain('mist', (0.30, 0.40, 0.46), 0.10, clear=0.8),
        'smoke': lambda: plain('smoke', (0.05, 0.085, 0.12), 0.07, clear=0.8),
        'smokeglass': lambda: plain('smokeglass', (0.10, 0.20, 0.30), 0.05, clear=0.6, trans=0.55, ior=1.3),
        'rugred': lambda: plain('rugred', (0.24, 0.018, 0.016), 0.95, sheen=0.5),
        'rugcream': lambda: plain('rugcream', (0.62, 0.47, 0.26), 0.95, sheen=0.4),
        'rugblue': lambda: plain('rugblue', (0.020, 0.045, 0.13), 0.95, sheen=0.4),
        'ermine': lambda: plain('ermine', (0.80, 0.76, 0.68), 0.9, sheen=0.8),
        'skin': lambda: wood('skin', (0.20, 0.095, 0.045), (0.30, 0.155, 0.08), 0.36, 0.3),
        'skindark': lambda: wood('skindark', (0.070, 0.032, 0.016), (0.12, 0.058, 0.030), 0.34, 0.35),
        'mud': lambda: stone('mud', (0.34, 0.19, 0.085), (0.46, 0.28, 0.14), 0.95, 1.6, 0.5),
        'thatch': lambda: wood('thatch', (0.30, 0.20, 0.08), (0.52, 0.38, 0.17), 0.9, 0, 'z', 0.8, 1, 0.6),
        'bark': lambda: stone('bark', (0.13, 0.075, 0.040), (0.24, 0.155, 0.09), 0.9, 2.2, 0.9),
        'spark': lambda: emission('spark', (1, 0.62, 0.22), 9),
        'day0': lambda: city('day0', (0.46, 0.54, 0.64), (0.80, 0.90, 1), (0.55, 0.70), 0.8, 0.22),
        'day1': lambda: city('day1', (0.62, 0.66, 0.70), (0.70, 0.82, 1), (0.48, 0.80), 0.8, 0.16),
        'day2': lambda: city('day2', (0.34, 0.44, 0.56), (0.85, 0.95, 1), (0.65, 0.60), 0.8, 0.22),
        'lawn': lambda: stone('lawn', (0.030, 0.085, 0.012), (0.075, 0.15, 0.022), 0.95, 5, 0.9),
        'flag': lambda: stone('flag', (0.22, 0.20, 0.17), (0.36, 0.32, 0.27), 0.8, 2, 0.4),
        'bluecloth': lambda: plain('bluecloth', (0.020, 0.045, 0.17), 0.85, sheen=0.5),
        'redcloth': lambda: plain('redcloth', (0.30, 0.014, 0.016), 0.85, sheen=0.5),
        'tan': lambda: plain('tan', (0.42, 0.20, 0.09), 0.5),
        'ochre': lambda: plain('ochre', (0.62, 0.33, 0.08), 0.5, clear=0.2),
        'navy': lambda: plain('navy', (0.012, 0.020, 0.055), 0.5, clear=0.2),
        'pinkwall': lambda: stone('pinkwall', (0.62, 0.16, 0.20), (0.74, 0.24, 0.27), 0.85, 2, 0.2),
        'tealpaint': lambda: stone('tealpaint', (0.03, 0.25, 0.27), (0.06, 0.34, 0.35), 0.85, 2, 0.2),
        'yellowwall': lambda: stone('yellowwall', (0.72, 0.40, 0.06), (0.82, 0.50, 0.11), 0.85, 2, 0.2),
        'bluepaint': lambda: stone('bluepaint', (0.06, 0.16, 0.42), (0.10, 0.22, 0.52), 0.85, 2, 0.2),
        'grass': lambda: stone('grass', (0.44, 0.28, 0.07), (0.66, 0.46, 0.14), 0.9, 3, 0.2),
        'winday': lambda: plain('winday', (0.06, 0.09, 0.13), 0.12, spec=0.8),
        'slateroof': lambda: stone('slateroof', (0.07, 0.075, 0.085), (0.12, 0.12, 0.13), 0.7, 5, 0.5),
        'torchfire': lambda: emission('torchfire', (1, 0.36, 0.07), 9),
        'lampinner': lambda: emission('lampinner', (1, 0.55, 0.20), 5),
    }
)
DEFS.update({'dusk': _dusk, 'morning': lambda: _dusk('morning', (1, 0.86, 0.62), (0.55, 0.75, 1), 1.3)})
DEFS.update({'lightwall': lambda: _dusk('lightwall', (1, 0.66, 0.34), (1, 0.82, 0.56), 0.9)})
DEFS.update({'winwarmdim': lambda: emission('winwarmdim', (1, 0.50, 0.20), 0.35)})
DEFS.update(
    {
        k: (lambda k=k, c=c: plain(k, c, 0.8, sheen=0.6, spec=0.25))
        for k, c in dict(
            woolred=(0.26, 0.030, 0.024),
            woolteal=(0.020, 0.14, 0.15),
            woolbrown=(0.17, 0.085, 0.042),
            woolgreen=(0.035, 0.11, 0.05),
            woolgrey=(0.16, 0.155, 0.15),
            coatwine=(0.10, 0.018, 0.022),
            coatnavy=(0.020, 0.035, 0.075),
            coatbrown=(0.085, 0.042, 0.022),
            coatgreen=(0.016, 0.045, 0.026),
        ).items()
    }
)
DEFS.update(
    {
        'rosehead': lambda: wood('rosehead', (0.36, 0.18, 0.085), (0.50, 0.28, 0.14), 0.32, 0.4),
    }
)
DEFS.update({'seahaze': lambda: emission('seahaze', (0.50, 0.33, 0.40), 0.55)})


def own(name, make):
    """a material of one's own, made once and kept under a name"""
    if name not in CACHE:
        CACHE[name] = make()
    return CACHE[name]


def m(n):
    if not isinstance(n, str):
        return n
    if n not in CACHE:
        CACHE[n] = DEFS[n]()
    return CACHE[n]


def recolor(o, old, new):
    for i, s in enumerate(o.data.materials):
        if s == m(old):
            o.data.materials[i] = m(new)
    return o
