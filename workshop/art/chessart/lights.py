"""Lamps, skies, and rigs of both."""
import math
import bpy
from mathutils import Vector
from . import scene


def world(color=(0.05, 0.05, 0.06), strength=1.0, top=None):
    """flat or two-tone (horizon -> zenith) world"""
    w = bpy.data.worlds.new('w')
    scene.S.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes['Background']
    bg.inputs['Strength'].default_value = strength
    if top is None:
        bg.inputs['Color'].default_value = (*color, 1)
        return w
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sp = nt.nodes.new('ShaderNodeSeparateXYZ')
    r = nt.nodes.new('ShaderNodeValToRGB')
    stops = [(0, color), (0.5, top)] if not hasattr(top[0], '__len__') else [(0, color)] + list(top)
    e = r.color_ramp.elements
    while len(e) < len(stops):
        e.new(0.5)
    for el, (p, c) in zip(e, stops):
        el.position = p
        el.color = (*c, 1)
    nt.links.new(tc.outputs['Generated'], sp.inputs[0])
    nt.links.new(sp.outputs['Z'], r.inputs['Fac'])
    nt.links.new(r.outputs['Color'], bg.inputs['Color'])
    return w


def area(loc, target, size, energy, color=(1, 1, 1), size_y=None, spread=math.pi):
    l = bpy.data.lights.new('a', 'AREA')
    l.energy = energy
    l.size = size
    l.color = color
    l.spread = spread
    if size_y:
        l.shape = 'RECTANGLE'
        l.size_y = size_y
    o = scene.link(bpy.data.objects.new('a', l))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def sun(az, el, strength, color, angle=2.0):
    """az: compass angle in degrees the light comes FROM (0 = +x, 90 = +y); el: elevation"""
    l = bpy.data.lights.new('s', 'SUN')
    l.energy = strength
    l.color = color
    l.angle = math.radians(angle)
    o = scene.link(bpy.data.objects.new('s', l))
    a, e = math.radians(az), math.radians(el)
    d = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    o.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    return o


def point(loc, energy, color=(1, 0.6, 0.3), r=0.08):
    l = bpy.data.lights.new('p', 'POINT')
    l.energy = energy
    l.color = color
    l.shadow_soft_size = r
    o = scene.link(bpy.data.objects.new('p', l))
    o.location = loc
    return o


def spot(loc, target, energy, color=(1, 0.86, 0.66), angle=34, blend=0.25, r=0.12):
    l = bpy.data.lights.new('sp', 'SPOT')
    l.energy = energy
    l.color = color
    l.spot_size = math.radians(angle)
    l.spot_blend = blend
    l.shadow_soft_size = r
    o = scene.link(bpy.data.objects.new('sp', l))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def clouds(color=(1.0, 0.50, 0.30), amount=0.55, strength=0.7, seed=0.0, lo=0.50, hi=0.72):
    """streaky clouds painted into the world shader (call after world())"""
    nt = scene.S.world.node_tree
    N = nt.nodes.new
    K = nt.links.new
    bg = nt.nodes['Background']
    src = bg.inputs['Color'].links[0].from_socket
    tc = N('ShaderNodeTexCoord')
    mp = N('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (1.5, 1.5, 9)
    mp.inputs['Location'].default_value = (seed, seed, 0)
    n = N('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = 1.6
    n.inputs['Detail'].default_value = 7
    n.inputs['Roughness'].default_value = 0.58
    n.inputs['Distortion'].default_value = 0.4
    r = N('ShaderNodeValToRGB')
    r.color_ramp.elements[0].position = lo
    r.color_ramp.elements[1].position = hi
    r.color_ramp.elements[1].color = (amount,) * 3 + (1,)
    mx = N('ShaderNodeMixRGB')
    mx.inputs[2].default_value = (*[c * strength for c in color], 1)
    K(tc.outputs['Generated'], mp.inputs['Vector'])
    K(mp.outputs[0], n.inputs['Vector'])
    K(n.outputs['Fac'], r.inputs['Fac'])
    K(r.outputs['Color'], mx.inputs[0])
    K(src, mx.inputs[1])
    K(mx.outputs[0], bg.inputs['Color'])


def golden_hour(az=150, el=9, e=1.0, sky=1.0, cloud=True, seed=0.0):
    world(
        (1.45, 0.60, 0.20),
        0.75 * sky,
        [
            (0.06, (1.15, 0.55, 0.26)),
            (0.16, (0.72, 0.47, 0.42)),
            (0.34, (0.30, 0.35, 0.52)),
            (0.8, (0.10, 0.18, 0.42)),
        ],
    )
    if cloud:
        clouds((1.3, 0.62, 0.36), 0.75, 0.9, seed)
    return sun(az, el, 6.0 * e, (1, 0.60, 0.28), 1.6)
