import { type EndpointName, routes } from '@setu/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { DownloadLine } from '../../../kit/report-page/download-line';
import { useDownload } from '../../../kit/report-page/use-download';
import { Button } from '../../../ui/button/button';
import { IconDownload } from '../../../ui/icon/icons';
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

/** The list as a file, by the filters and the order in force: its button, and how it goes once it was pressed. */
export function useListExport({ reader, kind, search }: ListExport): { button: ReactNode; line: ReactNode } {
  const t = useTexts('requests');
  const { state, start, stop } = useDownload();
  const query = new URLSearchParams(search);
  query.delete('page');
  if (kind) query.set('kind', kind);
  const fetchFile = () =>
    void start({ path: `${routes[files[reader]].path}?${query}`, fallbackName: `${t('list.exportName')}.xlsx` });
  return {
    button: (
      <Button icon={IconDownload} isBusy={state.phase === 'running'} onClick={fetchFile}>
        {t('list.export')}
      </Button>
    ),
    line: state.phase !== 'idle' && (
      <DownloadLine name={t('list.exportName')} state={state} onStop={stop} onAgain={fetchFile} />
    ),
  };
}
