import type { DiscussionView } from '@setu/contract';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import styles from './discussions.module.css';
import { RemarkList } from './remark-list';
import { useDiscussedLabel } from './use-discussed-label';

interface ResolvedDiscussionProps {
  of: DiscussionView;
  /**
   * True if the reader has just resolved the discussion. The focus moves here, because the button they clicked is no
   * longer there.
   */
  takesFocus: boolean;
}

/** Shows a resolved discussion, folded: who resolved it and when, with the remarks inside. */
export function ResolvedDiscussion({ of: { field, remarks, resolved }, takesFocus }: ResolvedDiscussionProps) {
  const t = useTexts('discussion');
  const label = useDiscussedLabel()(field);
  const summary = useRef<HTMLElement>(null);
  useEffect(
    function takeFocus() {
      if (takesFocus) summary.current?.focus();
    },
    [takesFocus],
  );
  const date = formatDate(resolved?.at ?? '');
  return (
    <li className={styles.resolved}>
      <details>
        <summary ref={summary}>
          <span className={styles.label}>{label}</span>
          <span>{resolved?.by ? t('resolved', { name: fullName(resolved.by), date }) : t('resolvedOn', { date })}</span>
        </summary>
        <RemarkList remarks={remarks} />
      </details>
    </li>
  );
}
