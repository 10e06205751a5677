import ts from 'typescript';

/** What people hear or read of an element beside its text. */
const spoken =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|heading|hint|text|description)$/;
const letter = /\p{L}/u;
/** Letters and signs of French that no name, address or technical message has. */
const french = /[àâçéèêëîïôœùûü«»]/i;
/** The id of a message or its beginning, "menu.diet.vegan"; the name of an icon that a component is given. */
const messageId = /^[a-z]\w*(\.[\w ]*)+$/;
const iconName = /^[a-z0-9-]+$/;

type Written = ts.Node & { text: string };

/** The texts that an expression may come to: of "is ? 'a' : b" and of "a ?? 'b'" each side, of `a${b}` what stands around. */
function* textsOf(node: ts.Expression | undefined): Generator<Written> {
  if (!node) return;
  if (ts.isStringLiteralLike(node)) yield node;
  else if (ts.isParenthesizedExpression(node)) yield* textsOf(node.expression);
  else if (ts.isConditionalExpression(node)) {
    yield* textsOf(node.whenTrue);
    yield* textsOf(node.whenFalse);
  } else if (ts.isBinaryExpression(node)) {
    const isCondition = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    if (!isCondition) yield* textsOf(node.left);
    yield* textsOf(node.right);
  } else if (ts.isTemplateExpression(node)) {
    yield node.head;
    for (const { literal } of node.templateSpans) yield literal;
  }
}

/** What an attribute says. */
function* spokenBy({ name, initializer, parent }: ts.JsxAttribute): Generator<Written> {
  if (!spoken.test(name.getText()) || !initializer) return;
  if (ts.isJsxExpression(initializer)) yield* textsOf(initializer.expression);
  if (!ts.isStringLiteral(initializer)) return;
  const isComponent = /^[A-Z]/.test(parent.parent.tagName.getText());
  if (!isComponent || !iconName.test(initializer.text)) yield initializer;
}

const isPartOfTemplate = (node: ts.Node) => ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
const isWritten = (node: ts.Node): node is Written => ts.isStringLiteralLike(node) || isPartOfTemplate(node);

/** What a part of a source shows or says to people in words of its own. */
function* shownBy(node: ts.Node): Generator<Written> {
  if (ts.isJsxText(node)) yield node;
  else if (ts.isJsxAttribute(node)) yield* spokenBy(node);
  else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) yield* textsOf(node.expression);
  else if (isWritten(node) && french.test(node.text)) yield node;
}

/** The lines on which a source says something to people in words of its own, instead of by a message. */
export function findLiteralText(name: string, source: string): number[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const lines = new Set<number>();

  function visit(node: ts.Node): void {
    for (const { text } of shownBy(node))
      if (letter.test(text) && (ts.isJsxText(node) || !messageId.test(text)))
        lines.add(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  }

  visit(file);
  return [...lines];
}
