import '@mantine/core/styles/global.layer.css';
import './tokens.css';
import './fonts.css';
import './mantine-styles';
import './base.css';
import './plain.css';
import './print.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from './color-scheme';
import { theme } from './theme';

interface ThemeProviderProps {
  children: ReactNode;
  /** The nonce of the page's Content-Security-Policy, for the library's generated style element. */
  nonce?: string;
  /** `test` makes transitions and portals immediate. */
  env?: 'default' | 'test';
}

/** Provides tokens, fonts and the component library's theme to the app. */
export function ThemeProvider({ children, nonce, env = 'default' }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useColorScheme()}
      env={env}
      deduplicateCssVariables={false}
      getStyleNonce={() => nonce ?? ''}
    >
      {children}
    </MantineProvider>
  );
}
