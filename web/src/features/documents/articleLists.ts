import { api } from '../../api/client.ts'
import { articleTexts } from '../../texts/documents.ts'

const { documents } = api

/** The two lists of articles: the same in everything but their words and their calls. */
export const articleLists = {
  documents: {
    texts: articleTexts.documents,
    all: documents.all,
    get: documents.get,
    add: documents.add,
    update: documents.update,
    delete: documents.delete,
  },
  news: {
    texts: articleTexts.news,
    all: documents.allNews,
    get: documents.getNews,
    add: documents.addNews,
    update: documents.updateNews,
    delete: documents.deleteNews,
  },
} as const

export type ArticleListName = keyof typeof articleLists
