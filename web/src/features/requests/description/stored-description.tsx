import type { RequestView } from '@setu/contract';
import { useUser } from '../../../session/use-session';
import { DescriptionForm } from './description-form';
import { toDescriptionValues } from './description-values';
import { keptDescriptions } from './kept-description';

/** The form of a draft the server has; what was typed since and did not reach it goes on from this device. */
export function StoredDescription({ request }: { request: RequestView }) {
  const kept = keptDescriptions(useUser()?.id ?? '').of(request.id);
  return (
    <DescriptionForm
      opened={{
        id: request.id,
        version: kept?.version ?? request.version,
        since: Date.now(),
        isBehind: kept !== null,
        initial: kept?.values ?? toDescriptionValues(request),
        contact: request.contact_info,
      }}
    />
  );
}
