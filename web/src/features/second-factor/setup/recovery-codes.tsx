import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { saveText } from '../../../lib/save-text';
import { Button } from '../../../ui/button/button';
import { IconCheck, IconCopy, IconDownload } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import styles from '../second-factor.module.css';

/** Shows the recovery codes, which are visible only once. The user copies or saves them before continuing. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void | Promise<void> }) {
  const t = useTexts('second-factor');
  const [isCopied, setCopied] = useState(false);
  const text = `${t('codes.fileTitle')}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Stack gap={4}>
      <div role="status">
        <Text isStrong>{t('codes.title')}</Text>
        <Text tone="secondary">{t('codes.lead')}</Text>
      </div>
      <ul className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row>
        <Button icon={isCopied ? IconCheck : IconCopy} onClick={() => void copy()}>
          {t(isCopied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button icon={IconDownload} onClick={() => saveText(t('codes.fileName'), text)}>
          {t('codes.download')}
        </Button>
      </Row>
      <div>
        <Button tone="main" onClick={() => void onDone()}>
          {t('codes.done')}
        </Button>
      </div>
    </Stack>
  );
}
