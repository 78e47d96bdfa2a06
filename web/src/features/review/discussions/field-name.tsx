import { TextButton } from '../../../ui/button/text-link';
import { Text } from '../../../ui/layout/text';

/** Shows the subject of a discussion, as a link if its text is on the page. */
export function FieldName({ label, onField }: { label: string; onField: (() => void) | undefined }) {
  if (onField) return <TextButton onClick={onField}>{label}</TextButton>;
  return (
    <Text size={13} isStrong>
      {label}
    </Text>
  );
}
