import type { PageLanguage } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { textDifference } from '../../../lib/text-difference';
import { Button } from '../../../ui/button/button';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text, VisuallyHidden } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import { useGetStaticPageVersionQuery } from './api';
import styles from './editor.module.css';
import { pageDifference } from './page-difference';
import type { PageTexts } from './page-fields';

interface ComparedVersionProps {
  link: string;
  locale: PageLanguage;
  version: number;
  /** The current values of the fields. */
  now: PageTexts;
  onTake: (texts: PageTexts) => void;
  onClose: () => void;
}

/** Compares the fields with a version: removed text is struck out, new text is underlined. */
export function ComparedVersion({ link, locale, version, now, onTake, onClose }: ComparedVersionProps) {
  const t = useTexts('page-editor');
  const {
    currentData: was,
    isError,
    refetch,
  } = useGetStaticPageVersionQuery({
    ...{ link, locale, version: String(version) },
  });
  const isSame = was !== undefined && was.title === now.title && was.body === now.body;
  return (
    <Panel title={t('difference.title', { version })}>
      {isError && <Failure title={t('difference.failed')} onRetry={() => void refetch()} />}
      {!was && !isError && <SkeletonText lines={4} />}
      {was && (
        <Stack gap={3}>
          {isSame && <Text tone="secondary">{t('difference.same')}</Text>}
          {was.title !== now.title && (
            <div className={styles.words} lang={locale}>
              <Marked parts={textDifference(was.title, now.title)} />
            </div>
          )}
          {was.body !== now.body && (
            <div className={styles.words} lang={locale}>
              <Marked parts={pageDifference(was.body, now.body)} />
            </div>
          )}
          <Row gap={2}>
            {!isSame && <Button onClick={() => onTake(was)}>{t('difference.take')}</Button>}
            <Button tone="quiet" onClick={onClose}>
              {t('difference.close')}
            </Button>
          </Row>
        </Stack>
      )}
    </Panel>
  );
}

function Marked({ parts }: { parts: ReturnType<typeof textDifference> }) {
  const t = useTexts('page-editor');
  return parts.map(({ kind, text }, at) => {
    // The parts of a text have no ids, and their order never changes.
    const key = `${at}-${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'was' ? 'del' : 'ins';
    return (
      <span key={key}>
        <VisuallyHidden>{t(`difference.${kind}`)} </VisuallyHidden>
        <Mark>{text.trimEnd()}</Mark>{' '}
      </span>
    );
  });
}
