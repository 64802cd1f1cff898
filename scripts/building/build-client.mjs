import { createBuilder } from 'vite'

/** Builds the client of the language in `CLIENT_LANGUAGE`. The server and the client of English are built by React Router. */
const builder = await createBuilder({ logLevel: 'warn', build: { copyPublicDir: false } }, null)
await builder.build(builder.environments.client)
