import type { Plugin } from 'vite';

export function cutFonts(): Promise<void>;
export function fonts(): Plugin;
