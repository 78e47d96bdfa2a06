import 'i18next';
import type { Texts } from './text-namespaces';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: false;
    resources: Texts;
  }
}
