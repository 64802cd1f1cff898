export const late = () => import('./late-parts.ts')
