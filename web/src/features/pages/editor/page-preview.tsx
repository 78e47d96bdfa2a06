import type { PagePreviewView } from '@setu/contract';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { Callout } from '../../../ui/panel/callout';
import { PageText } from '../page-text';
import { usePreviewStaticPageMutation } from './api';
import styles from './editor.module.css';

interface PagePreviewProps {
  title: string;
  body: string;
  lang: string;
}

/** The pause in typing, in milliseconds, before the preview updates. */
const pauseMs = 400;

// Blocks links in the preview, so that a click does not lose unsaved text.
const stay = (event: MouseEvent) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

/**
 * Shows a page as readers will see it, updated shortly after typing stops. The server renders the preview by the same
 * rules as a saved page.
 */
export function PagePreview({ title, body, lang }: PagePreviewProps) {
  const t = useTexts('page-editor');
  const [preview] = usePreviewStaticPageMutation();
  const [shown, setShown] = useState<PagePreviewView>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(
    function followTyping() {
      let isCurrent = true;
      const show = async () => {
        const answer = await preview(body);
        if (!isCurrent) return;
        if (answer.data) setShown(answer.data);
        setFailed(answer.error !== undefined);
      };
      const timer = setTimeout(() => void show(), pauseMs);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
    [preview, body],
  );
  return (
    <section aria-label={t('preview.title')} className={styles.preview}>
      <Text size={13} tone="secondary">
        {t('preview.title')}
      </Text>
      {hasFailed && <Callout tone="danger" icon={IconAlertTriangle} title={t('preview.failed')} />}
      {shown && shown.dropped.length > 0 && (
        <Callout tone="spark" icon={IconAlertTriangle} title={t('preview.dropped')} role="status">
          {shown.dropped.map((name) => `<${name}>`).join(', ')}
        </Callout>
      )}
      <article lang={lang} className={styles.sheet}>
        <p className={styles.sheetTitle}>{title}</p>
        {shown && <PageText body={shown.body} onClick={stay} />}
      </article>
    </section>
  );
}
