import { TextButton } from '../../../ui/button/text-link';
import { Text } from '../../../ui/layout/text';

/** What a discussion is about: the way to its text where that stands on the page. */
export function FieldName({ label, onField }: { label: string; onField: (() => void) | undefined }) {
  if (onField) return <TextButton onClick={onField}>{label}</TextButton>;
  return (
    <Text size={13} isStrong>
      {label}
    </Text>
  );
}
