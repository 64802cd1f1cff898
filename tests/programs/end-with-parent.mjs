/**
 * Loaded before a program of the tests, so that it ends with the test that started it, even if that is killed: the system then
 * closes the program's standard input, which is a pipe.
 */
process.stdin.once('close', () => process.exit(1)).resume()
// A program without other work ends as usual.
process.stdin.unref()
