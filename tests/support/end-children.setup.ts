import type { ChildProcess } from 'node:child_process'
import { afterEach, beforeEach } from 'vitest'
import { endChildren, listChildren } from './child.ts'

/** A test that fails or runs into its limit leaves no program running; those of `beforeAll` go on. */
let earlier: ReadonlySet<ChildProcess> = new Set()
beforeEach(() => void (earlier = listChildren()))
afterEach(() => endChildren(earlier))
