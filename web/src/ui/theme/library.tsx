import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import './library.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from './color-scheme';
import { theme } from './theme';

/**
 * Provides the component library's theme to one of its components. Each component that uses the library renders this
 * around itself, so that pages load the library only with the first such component. In tests, transitions end
 * immediately.
 */
export function Library({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useColorScheme()}
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
      // `library.css` has the variables. The library would add a style element with all of them for each component.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
