import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { IconButton } from '../../../ui/button/icon-button';
import { IconMessage } from '../../../ui/icon/icons';
import styles from './discussions.module.css';
import { FieldDiscussion } from './field-discussion';
import { type Discussions, startOf } from './use-discussions';

/** Shows the way to the remarks on a field, or an icon that starts a discussion of it. */
export function IconDiscussion({ field, discussions }: { field: string; discussions: Discussions }) {
  const t = useTexts('review');
  const { labelOf } = useFieldLabels();
  if (discussions.open.some((one) => one.field === field)) return <FieldDiscussion {...{ field, discussions }} />;
  const start = startOf(discussions, field);
  if (!start) return null;
  const label = t('discussions.beginOn', { field: labelOf(field) });
  return <IconButton icon={IconMessage} label={label} size={18} className={styles.start} onClick={start} />;
}
