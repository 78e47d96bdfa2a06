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

/** How long nothing is typed before the preview follows. */
const pauseMs = 400;

// Nobody leaves his unsaved text by a link he tries.
const stay = (event: MouseEvent) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

/** A page as readers will get it, a moment after it was typed: by the server, which saves it by the same rules. */
export function PagePreview({ title, body, lang }: PagePreviewProps) {
  const t = useTexts('page-editor');
  const [ask] = usePreviewStaticPageMutation();
  const [shown, setShown] = useState<PagePreviewView>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(
    function followTyping() {
      let isCurrent = true;
      const show = async () => {
        const answer = await ask(body);
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
    [ask, body],
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
