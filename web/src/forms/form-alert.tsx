import { Copyable } from '../ui/copyable/copyable';
import { IconAlertTriangle } from '../ui/icon/icons';
import { Callout } from '../ui/panel/callout';

export interface FormStatus {
  text: string;
  requestId?: string;
}

/** A failure that belongs to no single field. */
export function FormAlert({ status }: { status?: FormStatus }) {
  if (!status) return null;
  return (
    <Callout tone="danger" icon={IconAlertTriangle} title={status.text} role="alert">
      {status.requestId && <Copyable text={status.requestId} />}
    </Callout>
  );
}
