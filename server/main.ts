import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { nonceContext } from './context.server.ts'

const app = new Hono()
const handle = createRequestHandler(build)
app.all('*', (c) => {
  const context = new RouterContextProvider()
  context.set(nonceContext, 'abc')
  return handle(c.req.raw, context)
})
serve({ fetch: app.fetch, port: Number(process.env['PORT'] ?? 3000) })
