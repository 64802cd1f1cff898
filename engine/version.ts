/** Raised whenever the engine may answer differently, so that saved games and ratings say which engine they are of. */
export const ENGINE_NAME = 'Rook & Rajah'
export const ENGINE_VERSION = '1.8'
