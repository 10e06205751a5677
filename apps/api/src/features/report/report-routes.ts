import { officeEndpoints, type Report, type SiteConfig, success } from '@comptoir/contract';
import {
  addsUp,
  comparedSpans,
  type DayRange,
  type KitchenRules,
  type SaleDiscount,
  type SaleFigures,
  serviceDayStart,
  spanOfDays,
  sumSales,
} from '@comptoir/domain';
import { createFormat, type Format } from '@comptoir/format';
import { discountWords, writeDiscount } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { listSoldChoices, listSoldItems } from './best-seller-repository.ts';
import { listDisputeFunds } from './dispute-fund-repository.ts';
import { averageAnswer, listRefusals, listUnpaid, sumUntracked } from './kitchen-figure-repository.ts';
import { countPunctual } from './punctuality-repository.ts';
import { refuseRange } from './refuse-range.ts';
import { readSales, sumSpan } from './sales-repository.ts';
import { sumTips } from './tip-sum-repository.ts';

export interface ReportTools {
  db: Db;
  site: SiteConfig;
  /** The kitchen's rules, which change with the catalogue. */
  rules: () => KitchenRules;
  now: () => Temporal.ZonedDateTime;
}

/** Adds the endpoints that tell what was sold and paid back on service days (REP-01, REP-05, REP-06, REP-08). */
export function reportRoutes(scope: FastifyInstance, tools: ReportTools): void {
  const { db, site, now } = tools;

  addOfficeRoute(scope, officeEndpoints.report, async (request, reply) => {
    const range = request.query;
    const refusal = refuseRange(reply, range, now());
    if (refusal) return refusal;
    const figures = await addUp(tools, range);
    if (!addsUp(figures)) return answerError(reply, 'report_unsound', { names: figures.unsound.map(String) });
    return reply.send(success({ payload: await tellReport(tools, range, figures) }));
  });

  addOfficeRoute(scope, officeEndpoints.bestSellers, async (request, reply) => {
    const refusal = refuseRange(reply, request.query, now());
    if (refusal) return refusal;
    const span = spanOfDays(request.query, site.timeZone);
    const [items, choices] = await Promise.all([listSoldItems(db, span), listSoldChoices(db, span)]);
    return reply.send(success({ payload: { items, choices } }));
  });
}

async function addUp({ db, site: { timeZone } }: ReportTools, range: DayRange): Promise<SaleFigures> {
  const sums = sumSales();
  for await (const page of readSales(db, spanOfDays(range, timeZone), timeZone))
    for (const entry of page) sums.add(entry);
  return sums.figures();
}

async function tellReport(
  { db, site, rules, now }: ReportTools,
  range: DayRange,
  figures: SaleFigures,
): Promise<Report> {
  const span = spanOfDays(range, site.timeZone);
  const [unpaid, untracked, refusals, answers, punctuality, disputes, tipCents, comparisons] = await Promise.all([
    listUnpaid(db, span),
    sumUntracked(db, span),
    listRefusals(db, span),
    averageAnswer(db, span),
    countPunctual(db, span, rules()),
    listDisputeFunds(db, span),
    sumTips(db, span),
    Promise.all(
      comparedSpans(range, now()).map(async ({ before, span }) => ({ before, ...(await sumSpan(db, span)) })),
    ),
  ]);
  const { unsound: _, days, discounts, ...sums } = figures;
  const format = createFormat(site.locale.default, site.currency);
  return {
    ...range,
    today: serviceDayStart(now()).toPlainDate(),
    ...sums,
    days: days.map(({ date, ...day }) => ({ date: Temporal.PlainDate.from(date), ...day })),
    discounts: discounts.map(({ discount, ...given }) => ({
      offerId: discount.offerId,
      name: nameOf(discount, format),
      ...given,
    })),
    unpaid,
    untracked,
    refusals,
    answers,
    punctuality,
    disputes,
    ...(tipCents > 0 && { tipCents }),
    comparisons,
  };
}

function nameOf(discount: SaleDiscount, format: Format): string {
  if (discount.code === null && discount.type === 'free_delivery') return discountWords.delivery;
  return writeDiscount(discount, format);
}
