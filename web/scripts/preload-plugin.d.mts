import type { Plugin, ResolveOptions } from 'vite';

export function preloads(app: { root: string; resolve: ResolveOptions }): Plugin;
