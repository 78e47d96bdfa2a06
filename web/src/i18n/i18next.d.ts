import 'i18next';
import type { OwnTexts } from './text-namespaces';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: false;
    resources: OwnTexts;
  }
}
