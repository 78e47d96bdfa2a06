import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { fonts } from './scripts/fonts-plugin.mjs';

const bff = process.env.BFF_URL ?? 'http://127.0.0.1:8080';

/** In development a browser's navigation gets the app and everything else goes to the BFF: one path, two answers. */
const byAccept: ProxyOptions = {
  target: bff,
  changeOrigin: false,
  bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
};

// What every screen needs from the component library. The rest of it stays in the chunks of the screens that use it.
const entryUi =
  /node_modules\/(@mantine\/core\/esm\/(core|components\/(Portal|Transition|FocusTrap|RemoveScroll|ScrollArea|Overlay|ModalBase|Modal|Drawer|CloseButton|UnstyledButton|VisuallyHidden|Paper|Box))\/|@mantine\/hooks|react-remove-scroll|clsx|use-sidecar|use-callback-ref|react-style-singleton|tslib|get-nonce|detect-node-es)/;

/** The built shell carries the marker the BFF replaces; the development shell says `null`, and the app asks for its context. */
const contextMarker: Plugin = {
  name: 'setu-context-marker',
  apply: 'build',
  transformIndexHtml: (html) => html.replace('id="page-context">null<', 'id="page-context">__PAGE_CONTEXT__<'),
};

export default defineConfig({
  plugins: [react(), fonts(), contextMarker],
  resolve: { conditions: ['@setu/source', 'module', 'browser', 'development|production'] },
  build: {
    assetsDir: 'build',
    target: 'es2022',
    // Keep pictures out of the code: a data: address in CSS would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      // The contract's schemas are pure: a screen that validates nothing must not carry zod.
      treeshake: { moduleSideEffects: [{ test: /bff\/contract\/|node_modules\/zod\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Recursion would drag a lazy screen's dependencies into the first load.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//,
              priority: 30,
            },
            {
              name: 'data',
              test: /node_modules\/(@reduxjs|react-redux|redux|immer|reselect|redux-thunk|@standard-schema|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)\//,
              priority: 20,
            },
            { name: 'ui', test: entryUi, priority: 10 },
            // Placing of menus, tooltips and pop-ups: comes with the first screen that has one.
            { name: 'floating', test: /node_modules\/(@floating-ui|tabbable)\//, priority: 5 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '^/(?!src/|@|node_modules/|\\.cache/|favicon\\.svg|index\\.html|build/).*': byAccept },
  },
});
