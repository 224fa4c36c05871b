/**
 * First module of every server bundle. A bundle knows its folder, which ends with the name and the
 * version of its release; the URL of its files for visitors ends with the same two names.
 */
declare let __webpack_public_path__: string;

const [name, version] = __webpack_public_path__.split('/').slice(-3, -1);
__webpack_public_path__ = `/r/${name}/${version}/`;

export {};
