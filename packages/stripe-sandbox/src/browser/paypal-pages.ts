import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../api/call.ts';
import { answerVisit, returnAddress, type Visited, type VisitState, visitAnswers, visitState } from '../api/paypal.ts';
import type { Fault } from '../faults/faults.ts';
import { parseForm } from '../http/parse-form.ts';
import type { Changes, Ledger } from '../ledger/ledger.ts';
import type { StripeEvent } from '../ledger/stripe-objects.ts';

interface PageOptions {
  ledger: Ledger;
  takeFault: (method: string, path: string) => Fault['kind'] | null;
  innerCall: (changes: Changes) => Call;
  onEvent: (event: StripeEvent) => void;
}

type Request = FastifyRequest<{ Params: { visit: string }; Body: string }>;

/** No script is needed. A form may send its diner to any shop, because the answer leads back there. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action http: https:";

/** PayPal's page, to which a shop sends its diner: what is paid, to whom, and three answers (PYX-65). */
export async function paypalPages(app: FastifyInstance, { ledger, takeFault, innerCall, onEvent }: PageOptions) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const page = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(html);

  app.get('/paypal/:visit', async ({ params }: Request, reply) => {
    const found = findVisit(ledger.begin(), params.visit);
    return found ? page(reply, 200, drawVisit(found)) : page(reply, 404, drawPage('Page introuvable', ''));
  });

  app.post('/paypal/:visit', async ({ params, body, method, url }: Request, reply) => {
    const changes = ledger.begin();
    const found = findVisit(changes, params.visit);
    if (!found) return page(reply, 404, drawPage('Page introuvable', ''));
    const answer = visitAnswers.find((one) => one === parseForm(body).answer);
    if (!answer || visitState(found.intent, found.visit) !== 'waits') return page(reply, 409, drawVisit(found));
    answerVisit({ ...innerCall(changes), isExamined: takeFault(method, url) === 'processing' }, found, answer);
    for (const event of changes.commit()) onEvent(event);
    return reply.redirect(returnAddress(found, answer === 'approve'), 303);
  });
}

function findVisit(changes: Changes, id: string): Visited | null {
  const visit = changes.get('visits', id);
  const intent = visit && changes.get('paymentIntents', visit.intent);
  return visit && intent ? { visit, intent } : null;
}

const ended: Record<Exclude<VisitState, 'waits'>, string> = {
  approved: 'Ce paiement est déjà approuvé.',
  cancelled: 'Ce paiement a été annulé par le commerçant. Rien n’a été débité.',
  left: 'Ce paiement n’attend plus de réponse. Rien n’a été débité.',
};

function drawVisit(found: Visited): string {
  const { intent, visit } = found;
  const state = visitState(intent, visit);
  const { amount, currency } = intent;
  const price = new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(amount / 100);
  const shop = escapeHtml(new URL(visit.returnUrl).host);
  if (state !== 'waits') {
    const back = escapeHtml(returnAddress(found, state === 'approved'));
    return drawPage(
      `Payer ${shop}`,
      `<p role="status">${ended[state]}</p><p><a href="${back}">Revenir chez ${shop}</a></p>`,
    );
  }
  return drawPage(
    `Payer ${shop}`,
    `<p>Montant : <strong>${price}</strong></p>
<form method="post">
<button name="answer" value="approve">Approuver</button>
<button name="answer" value="refuse">Refuser</button>
<button name="answer" value="cancel">Annuler et revenir</button>
</form>`,
  );
}

const drawPage = (title: string, body: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>PayPal – ${title}</title>
<link rel="stylesheet" href="../v3/frame.css">
</head>
<body class="challenge paypal">
<main>
<p><small>PayPal · Mode démonstration</small></p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
