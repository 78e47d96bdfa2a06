import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { KnownScreens } from '../session/screens';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { knownScreens } from './feature-routes';
import type { AppStore } from './store';

interface ProvidersProps {
  store: AppStore;
  nonce?: string;
  children: ReactNode;
}

/** The providers around the router, in order: store, theme, table of screens. */
export function Providers({ store, nonce, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <ThemeProvider nonce={nonce}>
        <KnownScreens value={knownScreens}>{children}</KnownScreens>
      </ThemeProvider>
    </Provider>
  );
}
