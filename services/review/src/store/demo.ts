import type { Conn } from '@setu/kit/db';

export type NewReview = {
  id: string;
  sku_id: string;
  supplier_id: string;
  status: string;
  reviewer_id: string | null;
  manager_id: string | null;
  general_comment: string;
  created_at: string;
  updated_at: string;
};

export type NewApplication = {
  id: string;
  numeric_hash: string;
  status: string;
  company_name: string;
  pan: string;
  gstn: string;
  import_export_code: string;
  web_site_url: string;
  address: string;
  business_type: string;
  industry_ids: string[];
  other_industry: string;
  export_product_list: string;
  /** JSON */
  contact: string;
  file_ids: string[];
  manager_id: string | null;
  reject_reason: string;
  created_at: string;
  in_work_at: string | null;
  completed_at: string | null;
};

export type NewComment = { review_id: string; field: string; text: string };

/** Whole rows at once, as the demo world brings them. */
export const demoStore = (conn: Conn) => ({
  async addReviews(reviews: readonly NewReview[], comments: readonly NewComment[]): Promise<void> {
    await conn.batchInsert('product_review', reviews as NewReview[], 500);
    await conn.batchInsert('review_comment', comments as NewComment[], 500);
  },

  async addApplications(applications: readonly NewApplication[]): Promise<void> {
    await conn.batchInsert('application', applications as NewApplication[], 500);
  },
});
