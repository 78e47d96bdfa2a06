import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { KnownScreens } from '../session/screens';
import '../ui/theme/styles';
import { knownScreens } from './feature-routes';
import type { AppStore } from './store';

interface ProvidersProps {
  store: AppStore;
  children: ReactNode;
}

/** The providers around the router, in order: store, table of screens. */
export function Providers({ store, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <KnownScreens value={knownScreens}>{children}</KnownScreens>
    </Provider>
  );
}
