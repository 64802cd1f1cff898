"""Snow, mist, shafts of light, specks."""
import math
import random
import bpy
import bmesh
from mathutils import Vector, noise
from .. import scene, shapes
from ..materials import m as M

tau = math.tau


def snow_caps(objs, thick=0.07, thr=0.42, sub=0):
    """snow lying on everything that faces up: lifted copy of the up-facing skin, fading to nothing at its edge"""
    out = []
    cache = {}
    for o in objs:
        key = o.data.name
        if key not in cache:
            bm = bmesh.new()
            bm.from_mesh(o.data)
            bm.normal_update()
            bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.normal.z < thr], context='FACES')
            bm.verts.ensure_lookup_table()
            bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
            for v in bm.verts:
                e = any(len(x.link_faces) < 2 for x in v.link_edges)
                k = max(0, (v.normal.z - thr) / (1 - thr))
                w = 0.55 + 0.6 * noise.noise(v.co * 6)
                v.co = v.co + Vector((v.normal.x * 0.25, v.normal.y * 0.25, 1)) * (
                    0.004 if e else thick * (k**0.7) * max(0.25, 0.6 + w * 0.5)
                )
            me = bpy.data.meshes.new('snow')
            bm.to_mesh(me)
            bm.free()
            me.materials.clear()
            me.materials.append(M('snow'))
            me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
            cache[key] = me
        if len(cache[key].polygons) == 0:
            continue
        c = scene.link(bpy.data.objects.new('snowcap', cache[key]))
        c.matrix_world = o.matrix_world.copy()
        c.location = o.location
        c.rotation_euler = o.rotation_euler
        c.scale = o.scale
        for p in c.data.polygons:
            p.material_index = 0
        out.append(c)
    return out


def snowfall(n=600, box_=((-12, 12), (-12, 16), (0, 10)), r=(0.010, 0.030), seed=3):
    rnd = random.Random(seed)
    o = shapes.ball(1, (0, 0, -50), 'snow', seg=6, k=5)
    base = [v.co.copy() for v in o.data.vertices]
    fs = [tuple(p.vertices) for p in o.data.polygons]
    V = []
    F = []
    for i in range(n):
        p = Vector(tuple(rnd.uniform(*b) for b in box_))
        k = rnd.uniform(*r)
        b = len(V)
        V += [tuple(p + q * k) for q in base]
        F += [tuple(b + x for x in f) for f in fs]
    bpy.data.objects.remove(o)
    return shapes.mesh('snowfall', V, F, M('flake'), smooth=True)


def bokeh(n=40, xr=(-16, 16), yr=(16, 30), zr=(0, 10), mat='lampglow', r=(0.06, 0.16), seed=4):
    rnd = random.Random(seed)
    b = shapes.ball(1, (0, 200, 0), mat, seg=10, k=8)
    return [
        shapes.inst(b, (rnd.uniform(*xr), rnd.uniform(*yr), rnd.uniform(*zr)), 0, rnd.uniform(*r))
        for _ in range(n)
    ]


def beam(a, b, r0=0.15, r1=1.6, color=(1, 0.80, 0.50), k=0.5, rig=True):
    """visible cone of light from a lamp at a to b"""
    a, b = Vector(a), Vector(b)
    d = b - a
    q = (-d).to_track_quat('Z', 'Y').to_euler()
    o = shaft(tuple(a), tuple(b), r0, r1, color, k, 1.0)
    if rig:
        shapes.lathe(
            'can',
            [(0, 0.9), (0.20, 0.9), (0.26, 0.75), (0.28, 0.1), (0.34, 0), (0.30, 0), (0.26, 0.08), (0, 0.1)],
            M('black'),
            tuple(a),
            24,
            0,
            tuple(q),
        )
        shapes.lathe(
            'lens', [(0, 0), (0.26, 0)], M('lampglow'), tuple(a + (d.normalized() * -0.06)), 20, 0, tuple(q)
        )
    return o


def _ghost(o):
    o.visible_shadow = o.visible_diffuse = o.visible_transmission = False
    scene.S.cycles.transparent_max_bounces = 24
    return o


def fog(y, color=(0.8, 0.85, 0.9), a=0.5, z0=-2, z1=6, w=160, seed=0, x=0):
    """standing sheet of mist, dense at z0, gone at z1"""
    m = bpy.data.materials.new('fog')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    K = nt.links.new
    tc = N('ShaderNodeTexCoord')
    sp = N('ShaderNodeSeparateXYZ')
    mr = N('ShaderNodeMapRange')
    mr.interpolation_type = 'SMOOTHSTEP'
    for k, v in (('From Min', z0), ('From Max', z1), ('To Min', 1), ('To Max', 0)):
        mr.inputs[k].default_value = v
    mp = N('ShaderNodeMapping')
    mp.inputs['Location'].default_value = (seed * 7.3, seed * 3.1, 0)
    mp.inputs['Scale'].default_value = (0.10, 1, 0.30)
    n = N('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = 1
    n.inputs['Detail'].default_value = 3
    r = N('ShaderNodeMapRange')
    for k, v in (('From Min', 0.3), ('From Max', 0.7), ('To Min', a * 0.55), ('To Max', a)):
        r.inputs[k].default_value = v
    mu = N('ShaderNodeMath')
    mu.operation = 'MULTIPLY'
    mx = N('ShaderNodeMixShader')
    t = N('ShaderNodeBsdfTransparent')
    e = N('ShaderNodeEmission')
    e.inputs[0].default_value = (*color, 1)
    o = N('ShaderNodeOutputMaterial')
    K(tc.outputs['Object'], sp.inputs[0])
    K(sp.outputs['Z'], mr.inputs['Value'])
    K(tc.outputs['Object'], mp.inputs[0])
    K(mp.outputs[0], n.inputs['Vector'])
    K(n.outputs['Fac'], r.inputs['Value'])
    K(mr.outputs[0], mu.inputs[0])
    K(r.outputs[0], mu.inputs[1])
    K(mu.outputs[0], mx.inputs[0])
    K(t.outputs[0], mx.inputs[1])
    K(e.outputs[0], mx.inputs[2])
    K(mx.outputs[0], o.inputs[0])
    return _ghost(
        shapes.mesh(
            'fog',
            [(x - w / 2, y, z0 - 8), (x + w / 2, y, z0 - 8), (x + w / 2, y, z1), (x - w / 2, y, z1)],
            [(0, 1, 2, 3)],
            m,
        )
    )


def shaft(a, b, r0=0.4, r1=1.2, color=(1, 0.85, 0.6), k=0.25, fade=0.55):
    """soft beam of light from a to b: open cone that only adds light, brightest in its middle, fading towards b"""
    m = bpy.data.materials.new('shaft')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    K = nt.links.new
    lw = N('ShaderNodeLayerWeight')
    lw.inputs[0].default_value = 0.5
    inv = N('ShaderNodeMath')
    inv.operation = 'SUBTRACT'
    inv.inputs[0].default_value = 1
    pw = N('ShaderNodeMath')
    pw.operation = 'POWER'
    pw.inputs[1].default_value = 2.2
    tc = N('ShaderNodeTexCoord')
    sp = N('ShaderNodeSeparateXYZ')
    mr = N('ShaderNodeMapRange')
    mr.interpolation_type = 'SMOOTHSTEP'
    lo, hi = sorted((a[2], b[2]))
    for q, v in (('From Min', lo), ('From Max', lo + (hi - lo) * fade), ('To Min', 0), ('To Max', k)):
        mr.inputs[q].default_value = v
    mu = N('ShaderNodeMath')
    mu.operation = 'MULTIPLY'
    e = N('ShaderNodeEmission')
    e.inputs[0].default_value = (*color, 1)
    t = N('ShaderNodeBsdfTransparent')
    ad = N('ShaderNodeAddShader')
    o = N('ShaderNodeOutputMaterial')
    K(lw.outputs['Facing'], inv.inputs[1])
    K(inv.outputs[0], pw.inputs[0])
    K(tc.outputs['Object'], sp.inputs[0])
    K(sp.outputs['Z'], mr.inputs['Value'])
    K(pw.outputs[0], mu.inputs[0])
    K(mr.outputs[0], mu.inputs[1])
    K(mu.outputs[0], e.inputs['Strength'])
    K(t.outputs[0], ad.inputs[0])
    K(e.outputs[0], ad.inputs[1])
    K(ad.outputs[0], o.inputs[0])
    A, Bv = Vector(a), Vector(b)
    d = (Bv - A).normalized()
    s = d.cross(Vector((0, 1, 0.1))).normalized()
    u = s.cross(d)
    n = 28
    V = []
    for p, r in ((A, r0), (Bv, r1)):
        V += [tuple(p + (s * math.cos(tau * i / n) + u * math.sin(tau * i / n)) * r) for i in range(n)]
    return _ghost(
        shapes.mesh('shaft', V, [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)], m, smooth=True)
    )
