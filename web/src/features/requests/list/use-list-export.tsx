import { type EndpointName, routes } from '@setu/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useListFile } from '../../../kit/report-page/use-list-file';
import type { Reader, RequestKind } from '../model/side';

const files = {
  customer: 'exportCustomerRequests',
  broker: 'exportBrokerRequests',
  supplier: 'exportSupplierRequests',
} as const satisfies Record<Reader, EndpointName>;

interface ListExport {
  reader: Reader;
  kind?: RequestKind;
  /** The list's own query. */
  search: string;
}

/** Downloads the list as a file with the current filters and sorting. Returns its button and its progress. */
export function useListExport({ reader, kind, search }: ListExport): { button: ReactNode; line: ReactNode } {
  const t = useTexts('requests');
  const query = new URLSearchParams(search);
  query.delete('page');
  if (kind) query.set('kind', kind);
  return useListFile({
    ...{ path: routes[files[reader]].path, query },
    ...{ name: t('list.exportName'), label: t('list.export') },
  });
}
