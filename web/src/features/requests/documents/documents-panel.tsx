import type { PaperView } from '@setu/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { IconFileText } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { PhoneFoldedPanel } from '../../../ui/panel/phone-folded-panel';
import { notify } from '../../../ui/toast/toast-store';
import { DocumentRow } from './document-row';
import styles from './documents.module.css';
import { useCreatePaperMutation, useListPapersQuery } from './documents-api';

/** The polling interval in milliseconds while a document is being created. */
const pollMs = 2000;

const isMaking = ({ state }: PaperView): boolean => state === 'making';

/** Lists the request's documents and those that can be created now. */
export function DocumentsPanel({ requestId }: { requestId: string }) {
  const t = useTexts('requests');
  const [interval, setInterval] = useState(0);
  const { data } = useListPapersQuery(requestId, { pollingInterval: interval, skipPollingIfUnfocused: true });
  const due = data?.list.some(isMaking) ? pollMs : 0;
  if (due !== interval) setInterval(due);
  const [create] = useCreatePaperMutation();
  const making = useAction({
    send: (kind: PaperView['kind']) => create({ id: requestId, kind }),
    failed: t('papers.failed'),
    onDone: ({ state }) =>
      state === 'ready' && notify({ kind: 'success', title: t('papers.same'), text: t('papers.sameText') }),
  });
  if (!data || (data.list.length === 0 && data.open.length === 0)) return null;
  // A document that is made on request is one of the deal's documents too.
  const count = data.list.length + data.open.filter((open) => data.list.every(({ kind }) => kind !== open)).length;
  return (
    <PhoneFoldedPanel title={t('papers.title')} count={count}>
      <div className={styles.parts}>
        {data.list.length > 0 && (
          <ul className={styles.list}>
            {data.list.map((paper) => (
              <DocumentRow
                key={paper.id}
                requestId={requestId}
                paper={paper}
                isBusy={making.busyWith === paper.kind}
                onAgain={() => void making.run(paper.kind)}
              />
            ))}
          </ul>
        )}
        {data.open.length > 0 && (
          <>
            <Text size={13} tone="secondary">
              {t('papers.lead')}
              {data.open.includes('proforma_full') && ` ${t('papers.noAdvance')}`}
            </Text>
            {/* biome-ignore lint/a11y/useSemanticElements: buttons of one kind, no fields of a form */}
            <div className={styles.kinds} role="group" aria-label={t('papers.make')}>
              {data.open.map((kind) => (
                <Button
                  key={kind}
                  size="small"
                  icon={IconFileText}
                  isBusy={making.busyWith === kind}
                  onClick={() => void making.run(kind)}
                >
                  {t('papers.pdf', { kind: t(`papers.kind.${kind}`) })}
                </Button>
              ))}
            </div>
          </>
        )}
      </div>
    </PhoneFoldedPanel>
  );
}
