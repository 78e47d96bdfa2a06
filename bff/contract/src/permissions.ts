/** What a signed-in user may do, anywhere (page context). */
export const userPermissions = [
  'cart',
  'commerce',
  'request_list',
  'request_queue',
  'review_queue',
  'reviewer_change',
  'application_queue',
  'company_list',
  'supplier_create',
  'report',
  'catalogue_edit',
  'company_admin',
  'team_invite',
  'regulation_sign',
] as const;
export type UserPermission = (typeof userPermissions)[number];

/** What the caller may do with the object he looks at. */
export const objectPermissions = [
  'view',
  'edit',
  'delete',
  'manage',
  'manager_change',
  'cancel',
  'reject',
  'repeat',
  'review',
  'product_create',
] as const;
export type ObjectPermission = (typeof objectPermissions)[number];
