import { useTexts } from '../../i18n/use-texts';
import { IconMessagePlus } from '../../ui/icon/icons';
import { Callout } from '../../ui/panel/callout';
import { FindForMe } from './find-for-me';
import { useFindForMe } from './use-find-for-me';

/** Beside "nothing found": have it found, with the words of the search. */
export function FindForMeCallout({ name }: { name: string }) {
  const t = useTexts();
  if (!useFindForMe()) return null;
  return (
    <Callout icon={IconMessagePlus} title={t('findForMe.title')} action={<FindForMe name={name} tone="main" />}>
      {t('findForMe.text')}
    </Callout>
  );
}
