import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before a server of the tests: scrypt at a thousandth of its cost. One hash takes 0.09 s of a core, and the tests sign
 * up and sign in several hundred times without testing passwords (decision 042).
 */
const { scrypt } = crypto
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 16 }, done)
syncBuiltinESMExports()
