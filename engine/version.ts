/** Incremented whenever the engine's answers may change, so that saved games and ratings identify their engine. */
export const ENGINE_NAME = 'Rook & Rajah'
export const ENGINE_VERSION = '1.9'
