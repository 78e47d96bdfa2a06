//! Answers the lists of Setu's search with Tantivy for comparison: the same words, the same order (popularity) and exact totals.
//! `build DIR` reads cards from stdin (`rank TAB price TAB words…`, in the order of ranks) into an index.
//! `run DIR SECONDS` reads queries from stdin (JSON lines), runs them on one thread and prints the time of each.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;
use tantivy::collector::{Collector, SegmentCollector};
use tantivy::columnar::Column;
use tantivy::query::{AllQuery, BooleanQuery, Occur, Query, RegexQuery, TermQuery};
use tantivy::schema::{IndexRecordOption, Schema, TextFieldIndexing, TextOptions, FAST};
use tantivy::tokenizer::{TextAnalyzer, WhitespaceTokenizer};
use tantivy::{DocId, Index, Score, SegmentOrdinal, SegmentReader, TantivyDocument, Term};

fn schema() -> Schema {
    let mut builder = Schema::builder();
    let indexing = TextFieldIndexing::default()
        .set_tokenizer("words")
        .set_fieldnorms(false)
        .set_index_option(IndexRecordOption::Basic);
    builder.add_text_field("words", TextOptions::default().set_indexing_options(indexing));
    builder.add_i64_field("price", FAST);
    builder.build()
}

fn open(index: Index) -> Index {
    index
        .tokenizers()
        .register("words", TextAnalyzer::builder(WhitespaceTokenizer::default()).build());
    index
}

fn build(dir: &Path) -> tantivy::Result<()> {
    std::fs::create_dir_all(dir)?;
    let schema = schema();
    let (words, price) = (schema.get_field("words")?, schema.get_field("price")?);
    let index = open(Index::create_in_dir(dir, schema)?);
    // One thread and one segment keep the documents in the order of their arrival, which is the order of popularity.
    let mut writer = index.writer_with_num_threads::<TantivyDocument>(1, 1_500_000_000)?;
    for line in io::stdin().lock().lines() {
        let line = line?;
        let mut parts = line.splitn(3, '\t');
        parts.next();
        let mut document = TantivyDocument::default();
        document.add_i64(price, parts.next().and_then(|text| text.parse().ok()).unwrap_or(-1));
        document.add_text(words, parts.next().unwrap_or(""));
        writer.add_document(document)?;
    }
    writer.commit()?;
    let segments = index.searchable_segment_ids()?;
    if segments.len() > 1 {
        writer.merge(&segments).wait()?;
    }
    writer.wait_merging_threads()
}

/// Collects the first page in document order, the number of matches, and the lowest and the highest price.
struct List {
    most: usize,
}
struct Found {
    total: usize,
    min: i64,
    max: i64,
    page: Vec<DocId>,
}
struct Finding {
    most: usize,
    price: Column<i64>,
    found: Found,
}

impl Collector for List {
    type Fruit = Found;
    type Child = Finding;
    fn for_segment(&self, _: SegmentOrdinal, reader: &SegmentReader) -> tantivy::Result<Finding> {
        let price = reader.fast_fields().i64("price")?;
        let found = Found { total: 0, min: i64::MAX, max: i64::MIN, page: Vec::new() };
        Ok(Finding { most: self.most, price, found })
    }
    fn requires_scoring(&self) -> bool {
        false
    }
    fn merge_fruits(&self, parts: Vec<Found>) -> tantivy::Result<Found> {
        let mut all = Found { total: 0, min: i64::MAX, max: i64::MIN, page: Vec::new() };
        for part in parts {
            all.total += part.total;
            all.min = all.min.min(part.min);
            all.max = all.max.max(part.max);
            all.page.extend(part.page);
        }
        all.page.truncate(self.most);
        Ok(all)
    }
}

impl SegmentCollector for Finding {
    type Fruit = Found;
    fn collect(&mut self, doc: DocId, _: Score) {
        self.found.total += 1;
        if self.found.page.len() < self.most {
            self.found.page.push(doc);
        }
        if let Some(price) = self.price.first(doc).filter(|price| *price >= 0) {
            self.found.min = self.found.min.min(price);
            self.found.max = self.found.max.max(price);
        }
    }
    fn harvest(self) -> Found {
        self.found
    }
}

fn query(index: &Index, asked: &Value) -> Box<dyn Query> {
    let words = index.schema().get_field("words").expect("a field of words");
    if let Some(lexeme) = asked["lexeme"].as_str() {
        if asked["isBeginning"] == true {
            let literal: String = lexeme.chars().flat_map(|c| if c.is_alphanumeric() { vec![c] } else { vec!['\\', c] }).collect();
            return Box::new(RegexQuery::from_pattern(&format!("{literal}.*"), words).expect("a prefix"));
        }
        return Box::new(TermQuery::new(Term::from_field_text(words, lexeme), IndexRecordOption::Basic));
    }
    let (parts, occur) = match asked["any"].as_array() {
        Some(parts) => (parts, Occur::Should),
        None => (asked["all"].as_array().expect("all of some"), Occur::Must),
    };
    if parts.is_empty() {
        return Box::new(AllQuery);
    }
    Box::new(BooleanQuery::new(parts.iter().map(|one| (occur, query(index, one))).collect()))
}

fn run(dir: &Path, seconds: f64) -> tantivy::Result<()> {
    let index = open(Index::open_in_dir(dir)?);
    let searcher = index.reader()?.searcher();
    let asked: Vec<(Value, usize)> = io::stdin()
        .lock()
        .lines()
        .map(|line| serde_json::from_str::<Value>(&line.expect("a line")).expect("JSON"))
        .map(|line| (line["query"].clone(), line["most"].as_u64().unwrap_or(30) as usize))
        .collect();
    let list = |(asked, most): &(Value, usize)| searcher.search(query(&index, asked).as_ref(), &List { most: *most });
    for one in asked.iter().take(500) {
        list(one)?;
    }
    let mut out = io::BufWriter::new(io::stdout().lock());
    let (began, limit) = (Instant::now(), Duration::from_secs_f64(seconds));
    for at in 0.. {
        if began.elapsed() > limit || asked.is_empty() {
            break;
        }
        let one = at % asked.len();
        let start = Instant::now();
        let found = list(&asked[one])?;
        writeln!(out, "{one}\t{}\t{}", start.elapsed().as_nanos(), found.total)?;
    }
    Ok(())
}

fn main() -> tantivy::Result<()> {
    let args: Vec<String> = std::env::args().collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[1..] {
        ["build", dir] => build(Path::new(dir)),
        ["run", dir, seconds] => run(Path::new(dir), seconds.parse().expect("seconds")),
        _ => panic!("build DIR | run DIR SECONDS"),
    }
}
