import { type AuditEntryView, type PageContext, screenPath } from '@setu/contract';
import { hasPermission } from '../../session/access';

/** Returns the address of the screen of an entry's object, if there is one that the user may open. */
export function objectPath(
  { object_kind: kind, object_id: id }: Pick<AuditEntryView, 'object_kind' | 'object_id'>,
  user: PageContext['user'],
): string | undefined {
  if (kind === 'company') return screenPath('admin_company_page', { company: id });
  if (kind === 'static_page') return screenPath('static_page_edit', { link: id });
  if (kind === 'setting') return screenPath('settings_page');
  if (kind === 'category') return screenPath('admin_category_list');
  if (kind === 'request' && hasPermission(user, 'request_queue'))
    return screenPath('request_for_broker_page', { requestEntity: id });
  if (kind === 'application' && hasPermission(user, 'application_queue'))
    return screenPath('supplier_application_page', { application: id });
  if (kind === 'review' && hasPermission(user, 'review_queue'))
    return screenPath('product_sku_review_page', { review: id });
  return undefined;
}
