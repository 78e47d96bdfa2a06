import { routes } from '@setu/contract';
import { problemText } from '../../../api/problem-text';
import { FormAlert } from '../../../forms/form-alert';
import { useTexts } from '../../../i18n/use-texts';
import { useDownload } from '../../../kit/report-page/use-download';
import { useUser } from '../../../session/use-session';
import { Button } from '../../../ui/button/button';
import { IconDownload } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { ConsentLine } from '../../own-account/public';

/** Offers a file with all the data that Setu stores about the user. Hidden while the user acts for somebody else. */
export function OwnDataPanel() {
  const t = useTexts('password');
  const { state, start } = useDownload();
  const isSelf = useUser()?.acting_as === null;
  if (!isSelf) return null;
  const failure =
    state.phase === 'failed' ? { text: problemText(state.problem), requestId: state.problem.requestId } : undefined;
  const load = () => start({ path: routes.downloadOwnData.path, fallbackName: 'setu.zip' });
  return (
    <Panel title={t('data.title')}>
      <Stack gap={4}>
        <FormAlert status={failure} />
        <Text tone="secondary">{t('data.lead')}</Text>
        <div>
          <Button icon={IconDownload} isBusy={state.phase === 'running'} onClick={() => void load()}>
            {t('data.action')}
          </Button>
          <Text size={13} tone="secondary">
            <span role="status">{state.phase === 'ready' ? t('data.done', { name: state.file.name }) : ''}</span>
          </Text>
        </div>
        <ConsentLine />
      </Stack>
    </Panel>
  );
}
