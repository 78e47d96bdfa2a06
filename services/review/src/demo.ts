import { companies, demoApplications, demoCards, demoReviews, users } from '@setu/demo-world';
import type { ReviewDeps } from './deps.js';
import type { NewApplication, NewComment, NewReview } from './store/demo.js';

/** The demo world's reviews and applications in every status, and the copies their lists show. */
export async function loadDemo({ write, clock }: ReviewDeps): Promise<void> {
  const reviews = demoReviews(clock.now());
  const applications = demoApplications(clock.now());
  await write(async ({ copies, demo }) => {
    await copies.load('user_copy', users.map(userCopy));
    await copies.load('company_copy', companies.map(companyCopy));
    await copies.load('sku_copy', demoCards().map(skuCopy));
    await demo.addReviews(reviews.map(reviewRow), reviews.flatMap(commentRows));
    await demo.addApplications(applications.map(applicationRow));
  });
}

const userCopy = ({ id, companyId, name, surname, patronymic, roles, status }: (typeof users)[number]) => ({
  ...{ id, company_id: companyId, name, surname, patronymic, roles, status, version: 1 },
});

const companyCopy = ({ id, type, shortName, active, brokerManagerId }: (typeof companies)[number]) => ({
  ...{ id, type, short_name: shortName, active, broker_manager_id: brokerManagerId || null, version: 1 },
});

const skuCopy = ({ id, companyId, name, state, brokerManagerId, version }: ReturnType<typeof demoCards>[number]) => ({
  ...{ id, supplier_id: companyId, name_en: name.en, name_ru: name.ru, state, version },
  broker_manager_id: brokerManagerId || null,
});

type DemoReview = ReturnType<typeof demoReviews>[number];

const reviewRow = (review: DemoReview): NewReview => ({
  id: review.id,
  sku_id: review.cardId,
  supplier_id: review.supplierCompanyId,
  status: review.status,
  reviewer_id: review.reviewerId,
  manager_id: review.managerId || null,
  general_comment: review.generalComment,
  created_at: review.createdAt,
  updated_at: review.updatedAt,
});

const commentRows = ({ id, fieldComments }: DemoReview): NewComment[] =>
  Object.entries(fieldComments).map(([field, text]) => ({ review_id: id, field, text }));

const applicationRow = (application: ReturnType<typeof demoApplications>[number]): NewApplication => ({
  id: application.id,
  numeric_hash: application.numericHash,
  status: application.status,
  company_name: application.companyName,
  pan: application.pan,
  gstn: application.gstn,
  import_export_code: application.importExportCode,
  web_site_url: application.webSiteUrl,
  address: application.address,
  business_type: application.businessType,
  industry_ids: application.industryIds,
  other_industry: application.otherIndustry,
  export_product_list: application.exportProductList,
  contact: JSON.stringify(application.contact),
  file_ids: application.fileIds,
  manager_id: application.brokerManagerId,
  reject_reason: application.rejectReason,
  created_at: application.createdAt,
  in_work_at: application.inWorkAt,
  completed_at: application.completedAt,
});
