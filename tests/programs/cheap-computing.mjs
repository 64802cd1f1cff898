import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

/**
 * Loaded before a server of the tests (decision 042). One scrypt hash takes 0.09 s of a core, and the tests sign up and sign in several
 * hundred times without testing passwords: here it has a thousandth of its cost. At the highest level of Brotli each page takes
 * 0.1 s, once per server: here it has the lowest.
 */
const { scrypt } = crypto
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 16 }, done)

const { brotliCompress, constants } = zlib
zlib.brotliCompress = (content, { params }, done) =>
  brotliCompress(content, { params: { ...params, [constants.BROTLI_PARAM_QUALITY]: 1 } }, done)
syncBuiltinESMExports()
