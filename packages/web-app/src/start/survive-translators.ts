/** The child of `parent` that contains a node, however deep; null: none does. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Lets React update a page that translators and extensions change: they wrap texts in elements of their own or remove them.
 * Without this the first text that is not where React left it ends the whole page with an error.
 */
export function surviveTranslators(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, childWith(this, before)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childWith(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
}
